import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { shortcutText } from '../../../../commands/chord.ts';
import { keyRows } from '../../../../commands/keyRows.ts';
import { documentCommands } from '../../../../document/index.ts';
import { commandGroups, socCommands } from '../commands/all.ts';
import { closeDialog } from '../store/uiStore.ts';

/** What the canvas has in common with all editors. */
const SHARED: Record<string, readonly string[]> = { file: ['save'], edit: ['undo', 'redo'] };
const GROUPS = commandGroups.map(({ id, commands }) => ({
  id,
  rows: [
    ...keyRows(documentCommands, SHARED[id] ?? []),
    ...keyRows(
      socCommands,
      commands.map((command) => command.id),
    ),
  ],
}));
const GESTURES = ['connect', 'select', 'pan', 'zoom', 'nudge', 'cancel'];

/** All shortcuts, and what the pointer does. */
export default function HelpDialog() {
  const { t } = useTranslation('soc');
  return (
    <Modal open title={t('help.title')} footer={null} width={760} onCancel={closeDialog}>
      <div className="nl-soc-help">
        {GROUPS.map(({ id, rows }) => (
          <section key={id}>
            <h4>{t(`help.${id}`)}</h4>
            <dl>
              {rows.map(({ title, keys }) => (
                <div key={title}>
                  <dt>{t(title)}</dt>
                  <dd>
                    {keys.map((key) => (
                      <kbd key={key}>{shortcutText(key)}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
        <section>
          <h4>{t('help.pointer')}</h4>
          <dl>
            {GESTURES.map((id) => (
              <div key={id}>
                <dt>{t(`gesture.${id}.does`)}</dt>
                <dd>{t(`gesture.${id}.how`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Modal>
  );
}
