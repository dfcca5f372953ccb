import { useTranslation } from 'react-i18next';
import { keyLines } from '../../../../commands/sheet/keyLines.ts';
import { KeySheet } from '../../../../commands/sheet/KeySheet.tsx';
import { documentCommands } from '../../../../document/index.ts';
import { commandGroups, socCommands } from '../commands/all.ts';
import { closeDialog } from '../store/uiStore.ts';

/** What the canvas has in common with all editors. */
const SHARED: Record<string, readonly string[]> = { file: ['save'], edit: ['undo', 'redo'] };
const GESTURES = ['connect', 'select', 'pan', 'zoom', 'nudge', 'cancel'];

/** All shortcuts, and what the pointer does. */
export default function HelpDialog() {
  const { t } = useTranslation('soc');
  const groups = commandGroups.map(({ id, commands }) => ({
    title: t(`help.${id}`),
    lines: [
      ...keyLines(t, documentCommands, SHARED[id] ?? []),
      ...keyLines(
        t,
        socCommands,
        commands.map((command) => command.id),
      ),
    ],
  }));
  // Some are in menus alone.
  const withKeys = groups.filter(({ lines }) => lines.length > 0);
  const gestures = GESTURES.map((id) => ({ does: t(`gesture.${id}.does`), gesture: t(`gesture.${id}.how`) }));
  const pointer = { title: t('help.pointer'), lines: gestures };
  return <KeySheet title={t('help.title')} sections={[...withKeys, pointer]} onClose={closeDialog} />;
}
