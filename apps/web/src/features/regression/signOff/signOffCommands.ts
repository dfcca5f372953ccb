import type { SignOff } from '@netloom/contract';
import { commandSet } from '../../../commands/command.ts';

/** The evidence that is shown. */
export interface SignOffTargets {
  shown: Pick<SignOff, 'green'>;
  maySign: boolean;
  busy: boolean;
  save: () => void;
  sign: () => void;
}

/** What can be done with the evidence of a commit. */
export const signOffCommands = commandSet<SignOffTargets>(
  (id) => `signOff:${id}`,
  [
    { id: 'command.export', when: ({ busy }) => !busy, run: ({ save }) => save() },
    { id: 'sign', when: ({ maySign, shown }) => maySign && shown.green, run: ({ sign }) => sign() },
  ],
);
