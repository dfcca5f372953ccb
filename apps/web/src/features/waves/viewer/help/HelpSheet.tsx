import { Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { chordText } from '../../../../commands/chord.ts';
import { sections, waveCommands } from '../keys/commands.ts';
import './helpSheet.css';

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

/** Keys and gestures of the viewer, from the table that runs them. */
export function HelpSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTranslation('waves');
  return (
    <Modal title={t('help.title')} open={open} onCancel={onClose} footer={null} width="min(1040px, 96vw)">
      <div className="nl-wave-help-sheet">
        {sections.map((section) => (
          <section key={section}>
            <h3>{t(`help.section.${section}`)}</h3>
            <dl>
              {waveCommands.commands
                .filter((command) => command.section === section)
                .map(({ id, keys }) => (
                  <div key={id}>
                    <dt>
                      {keys.map((chord) => (
                        <kbd key={chord}>{chordText(chord)}</kbd>
                      ))}
                    </dt>
                    <dd>{t(`keys.${id}`)}</dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
        <section>
          <h3>{t('help.section.mouse')}</h3>
          <dl>
            {gestures.map((gesture) => (
              <div key={gesture}>
                <dt>{t(`gesture.${gesture}`)}</dt>
                <dd>{t(`help.${gesture}`)}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Modal>
  );
}
