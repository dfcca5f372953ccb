import { useTranslation } from 'react-i18next';
import { keyLines } from '../../../../commands/sheet/keyLines.ts';
import { KeySheet } from '../../../../commands/sheet/KeySheet.tsx';
import { sections, waveCommands } from '../keys/commands.ts';

const GESTURES = [
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
export function HelpSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('waves');
  const keys = sections.map((section) => {
    const of = waveCommands.commands.filter((command) => command.section === section);
    const ids = of.map(({ id }) => id);
    return { title: t(`help.section.${section}`), lines: keyLines(t, waveCommands, ids) };
  });
  const gestures = GESTURES.map((id) => ({ does: t(`help.${id}`), gesture: t(`gesture.${id}`) }));
  const pointer = { title: t('help.section.mouse'), lines: gestures };
  return <KeySheet title={t('help.title')} sections={[...keys, pointer]} onClose={onClose} />;
}
