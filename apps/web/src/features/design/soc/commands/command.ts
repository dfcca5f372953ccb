import type { Command } from '../../../../commands/command.ts';

/** What can be done on the canvas; the store is asked what there is to do it on. */
export type SocCommand = Command<null>;
