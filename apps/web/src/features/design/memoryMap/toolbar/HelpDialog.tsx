import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../../../commands/chord.ts';
import { keyRows } from '../../../../commands/keyRows.ts';
import { documentCommands } from '../../../../document/index.ts';
import { mapCommands } from '../actions/commands.ts';

const KEYS = [...keyRows(documentCommands), ...keyRows(mapCommands)];
const LEGEND = ['cacheable', 'uncached', 'device', 'alias', 'overlap', 'gap'] as const;
const TAGS = ['R', 'W', 'X', 'NC', 'S', 'P'] as const;

/** What the colours and letters mean, what pointer and keys do. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('memoryMap');
  return (
    <Modal open width={760} title={t('help.title')} footer={null} onCancel={onClose}>
      <div className="nl-map-help">
        <section>
          <h4>{t('help.legend')}</h4>
          <ul>
            {LEGEND.map((kind) => (
              <li key={kind}>
                <i className="nl-map-swatch" data-kind={kind} /> {t(`legend.${kind}`)}
              </li>
            ))}
          </ul>
          <h4>{t('help.tags')}</h4>
          <ul>
            {TAGS.map((tag) => (
              <li key={tag}>
                <code>{tag}</code> {t(`tag.${tag}`)}
              </li>
            ))}
          </ul>
          <h4>{t('help.pointer')}</h4>
          <ul>
            {(['drag', 'edge', 'pan', 'wheel', 'cell'] as const).map((gesture) => (
              <li key={gesture}>{t(`gesture.${gesture}`)}</li>
            ))}
          </ul>
        </section>
        <section>
          <h4>{t('help.keys')}</h4>
          <dl>
            {KEYS.map(({ title, keys }) => (
              <div key={title}>
                <dt>{t(title)}</dt>
                <dd>{keys.map(shortcutText).join(', ')}</dd>
              </div>
            ))}
            <div>
              <dt>{t('command.typeBase')}</dt>
              <dd>{'Enter'}</dd>
            </div>
          </dl>
        </section>
      </div>
    </Modal>
  );
}
