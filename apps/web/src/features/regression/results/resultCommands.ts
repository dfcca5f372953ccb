import type { ResultRow } from '@netloom/contract';
import { commandSet } from '../../../commands/command.ts';
import type { RowCommand } from '../../../parts/table/rowCommand.ts';

/** A result of a regression. */
export interface ResultTargets {
  result: ResultRow;
  mayRun: boolean;
  mayFile: boolean;
  /** It is being simulated again. */
  busy: boolean;
  toLog: () => void;
  toWave: () => void;
  simulate: () => void;
  bisect: () => void;
  file: () => void;
  copy: () => void;
}

const hasWave = ({ result }: ResultTargets) => result.wave !== null;
const isSound = ({ result }: ResultTargets) => result.verdict === 'passed' && !result.nondeterministic;

/** To the log at the first error, to the wave at that time or to one that is made anew, and the command that repeats it. */
export const resultCommands = commandSet<ResultTargets, RowCommand<ResultTargets>>(
  (id) => `regressions:action.${id}`,
  [
    { id: 'log', run: ({ toLog }) => toLog() },
    {
      id: 'withWaves',
      when: (targets) => !hasWave(targets),
      isBusy: ({ busy }) => busy,
      run: ({ simulate }) => simulate(),
    },
    { id: 'wave', when: hasWave, run: ({ toWave }) => toWave() },
    {
      id: 'bisect',
      when: ({ result, mayRun }) => mayRun && result.verdict === 'failed',
      run: ({ bisect }) => bisect(),
    },
    { id: 'file', when: (targets) => targets.mayFile && !isSound(targets), run: ({ file }) => file() },
    { id: 'copy', run: ({ copy }) => copy() },
  ],
);
