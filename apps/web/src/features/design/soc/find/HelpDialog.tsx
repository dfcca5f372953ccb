import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { commandGroups } from '../commands/all.ts';
import { shortcutText } from '../commands/shortcut.ts';
import { closeDialog } from '../store/uiStore.ts';

const GESTURES = ['connect', 'select', 'pan', 'zoom', 'nudge', 'cancel'];

/** All shortcuts, and what the pointer does. */
export default function HelpDialog() {
  const { t } = useTranslation('soc');
  return (
    <Modal open title={t('help.title')} footer={null} width={760} onCancel={closeDialog}>
      <div className="nl-soc-help">
        {commandGroups.map(({ id, commands }) => (
          <section key={id}>
            <h4>{t(`help.${id}`)}</h4>
            <dl>
              {commands
                .filter((command) => command.keys)
                .map((command) => (
                  <div key={command.id}>
                    <dt>{t(`command.${command.id}`)}</dt>
                    <dd>
                      {command.keys!.map((key) => (
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
