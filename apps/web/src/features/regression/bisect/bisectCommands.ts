import { commandSet } from '../../../commands/command.ts';

/** The search for a culprit that is shown. */
export interface ShownBisect {
  isRunning: boolean;
  mayRun: boolean;
  cancel: () => void;
}

export const bisectCommands = commandSet<ShownBisect>(
  (id) => `bisect:command.${id}`,
  [{ id: 'cancel', when: ({ isRunning, mayRun }) => isRunning && mayRun, run: ({ cancel }) => cancel() }],
);
