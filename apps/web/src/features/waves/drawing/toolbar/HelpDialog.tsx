import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { closeDialog } from '../store/uiStore.ts';

const KEYS = {
  mouse: ['click', 'drag', 'brush', 'double', 'alt', 'name'],
  keys: ['walk', 'extend', 'state', 'space', 'write', 'rename', 'cells', 'lanes', 'order', 'node', 'arrow'],
} as const;

/** What keys and pointer do. */
export function HelpDialog() {
  const { t } = useTranslation('waveDrawing');
  return (
    <Modal open width={720} title={t('command.help')} footer={null} onCancel={closeDialog}>
      <div className="nl-wd-help">
        {(['mouse', 'keys'] as const).map((part) => (
          <section key={part}>
            <h4>{t(`help.${part}.title`)}</h4>
            <dl>
              {KEYS[part].map((key) => (
                <div key={key}>
                  <dt>{t(`help.${part}.${key}.how`)}</dt>
                  <dd>{t(`help.${part}.${key}.does`)}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}
