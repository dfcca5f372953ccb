import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './WaveViewer.module.css';

/** Keys and gestures, each with the key of its text. */
const entries: readonly [keys: string, text: string][] = [
  ['← →', 'edge'],
  ['Shift ← →', 'pan'],
  ['+ −', 'zoom'],
  ['F', 'fit'],
  ['C', 'centre'],
  ['Home End', 'ends'],
  ['M', 'marker'],
  ['Esc', 'clearMarker'],
  ['↑ ↓', 'select'],
  ['Alt ↑ ↓', 'move'],
  ['Del', 'remove'],
  ['B O D S H A E', 'radix'],
  ['Ctrl Z / Y', 'undo'],
  ['/', 'search'],
  ['?', 'help'],
];

const gestures = [
  'click',
  'shiftClick',
  'drag',
  'middleDrag',
  'wheel',
  'shiftWheel',
  'altWheel',
  'touch',
] as const;

export function HelpSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('waves');
  return (
    <Modal title={t('help.title')} open={open} onCancel={onClose} footer={null} width={620}>
      <div className={styles.help}>
        <dl>
          {entries.map(([keys, text]) => (
            <div key={text}>
              <dt>
                <kbd>{keys}</kbd>
              </dt>
              <dd>{t(`help.${text}`)}</dd>
            </div>
          ))}
        </dl>
        <dl>
          {gestures.map((gesture) => (
            <div key={gesture}>
              <dt>{t(`gesture.${gesture}`)}</dt>
              <dd>{t(`help.${gesture}`)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Modal>
  );
}
