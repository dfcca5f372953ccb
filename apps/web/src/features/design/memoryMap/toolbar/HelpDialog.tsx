import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { KeyList } from '../../../../commands/sheet/KeyList.tsx';
import { keyLines } from '../../../../commands/sheet/keyLines.ts';
import { documentCommands } from '../../../../document/index.ts';
import { mapCommands } from '../actions/commands.ts';

const LEGEND = ['cacheable', 'uncached', 'device', 'alias', 'overlap', 'gap'] as const;
const TAGS = ['R', 'W', 'X', 'NC', 'S', 'P'] as const;

/** What the colours and letters mean, what pointer and keys do. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('memoryMap');
  const keys = [
    ...keyLines(t, documentCommands),
    ...keyLines(t, mapCommands),
    { does: t('command.typeBase'), chords: ['Enter'] },
  ];
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
          <KeyList lines={keys} />
        </section>
      </div>
    </Modal>
  );
}
