import { commandSet } from '../../commands/command.ts';
import type { CommandSet } from '../../commands/command.ts';
import { setsOnOffer } from '../../commands/offered.ts';
import { showShellDialog, useShellDialog } from './shellDialog.ts';

/** What can be done on every screen. A screen that has a help sheet of its own answers `?` itself. */
export const shellCommands: CommandSet<null> = commandSet<null>(
  (id) => `common:command.${id}`,
  [
    {
      id: 'search',
      keys: ['Ctrl+K'],
      whileTyping: true,
      claimsKeys: true,
      when: () => useShellDialog.getState().shown !== 'search',
      run: () => showShellDialog('search'),
    },
    {
      id: 'keys',
      keys: ['?'],
      when: () => !setsOnOffer().some((set) => set !== shellCommands && set.byChord.has('?')),
      run: () => showShellDialog('keys'),
    },
  ],
);
