import type { ReactNode } from 'react';

/** One thing that a person can do; toolbar, menus and shortcuts show the same commands. */
export interface Command {
  /** Key of its title under `command.` in the texts. */
  id: string;
  icon?: ReactNode;
  /** As `Ctrl+Shift+Z`, `F`, `Delete`; the first is shown. Ctrl is Command on a Mac. */
  keys?: readonly string[];
  enabled(): boolean;
  run(): void;
}

export const always = (): boolean => true;
