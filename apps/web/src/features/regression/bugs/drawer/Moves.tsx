import { useTranslation } from 'react-i18next';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { keyOf } from '../look.ts';
import { moveId, shownBugCommands as set } from './shownBugCommands.ts';
import type { ShownBug } from './shownBugCommands.ts';

/** Where the user may move the defect. */
export function Moves({ targets }: { targets: ShownBug }) {
  const { t } = useTranslation('bugs');
  return targets.bug.moves.map(({ to, needs }) => (
    <CommandButton
      key={to}
      {...{ set, targets }}
      id={moveId(to)}
      size="small"
      type={needs === 'reason' ? 'default' : 'primary'}
      loading={targets.busy}
    >
      {needs === 'reason' ? '←' : '→'} {t(`status.${keyOf(to)}`)}
    </CommandButton>
  ));
}
