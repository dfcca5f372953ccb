import { commands } from './commands.tsx';
import type { Command } from './commands.tsx';
import { isShortcut } from './shortcut.ts';
import type { KeyPress } from './shortcut.ts';

/** The command that a key press means; in the drawing all, elsewhere those that work everywhere. */
export function commandOf(press: KeyPress, where: 'drawing' | 'elsewhere'): Command | undefined {
  return commands.find(
    ({ keys, everywhere }) =>
      (where === 'drawing' || everywhere) && keys.some((shortcut) => isShortcut(press, shortcut)),
  );
}
