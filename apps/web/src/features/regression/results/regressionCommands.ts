import type { RegressionRow, ResultClass } from '@netloom/contract';
import { commandSet } from '../../../commands/command.ts';
import { coverageAddress } from '../coverage/index.ts';
import { planAddress } from './address.ts';

/** What the results are narrowed to. */
export interface Shown {
  class: ResultClass | undefined;
  caseName: string | undefined;
  bucketId: number | undefined;
}

/** What is simulated again: what did not pass, or more of it, with waves or without. */
export interface Again extends Partial<Shown> {
  all?: boolean;
  waves?: boolean;
}

/** The regression that is shown. */
export interface RegressionTargets {
  regression: RegressionRow;
  shown: Shown;
  mayStart: boolean;
  mayShare: boolean;
  /** It is being simulated again. */
  busy: boolean;
  go: (address: string) => void;
  share: () => void;
  save: (format: 'junit' | 'json') => void;
  cancel: () => void;
  rerun: (again: Again) => void;
}

/** Results of others have no plan that could be run again. */
const isOurs = ({ regression }: RegressionTargets) => regression.path !== '';
const isRunning = ({ regression }: RegressionTargets) => regression.result === 'running';

const canRerun = (targets: RegressionTargets) =>
  targets.mayStart && isOurs(targets) && !isRunning(targets) && !targets.busy;

const hasFailed = ({ regression: { done, passNum, nondeterministicNum } }: RegressionTargets) =>
  done !== passNum || nondeterministicNum > 0;

const isNarrowed = ({ shown }: RegressionTargets) => Object.values(shown).some((each) => each !== undefined);

/** What can be done with a regression. */
export const regressionCommands = commandSet<RegressionTargets>(
  (id) => `regressions:command.${id}`,
  [
    { id: 'plan', when: isOurs, run: ({ go, regression }) => go(planAddress(regression.path)) },
    {
      id: 'coverage',
      when: (targets) => isOurs(targets) && !isRunning(targets),
      run: ({ go, regression }) => go(coverageAddress(regression.runId)),
    },
    { id: 'export.junit', run: ({ save }) => save('junit') },
    { id: 'export.json', run: ({ save }) => save('json') },
    { id: 'share', when: ({ mayShare }) => mayShare, run: ({ share }) => share() },
    {
      id: 'cancel',
      when: (targets) => targets.mayStart && isRunning(targets),
      run: ({ cancel }) => cancel(),
    },
    {
      id: 'rerunFailed',
      when: (targets) => canRerun(targets) && hasFailed(targets),
      run: ({ rerun }) => rerun({}),
    },
    {
      id: 'again.failedWaves',
      when: (targets) => canRerun(targets) && hasFailed(targets),
      run: ({ rerun }) => rerun({ waves: true }),
    },
    {
      id: 'again.shown',
      when: (targets) => canRerun(targets) && isNarrowed(targets),
      run: ({ rerun, shown }) => rerun({ ...shown, all: true }),
    },
    {
      id: 'again.shownWaves',
      when: (targets) => canRerun(targets) && isNarrowed(targets),
      run: ({ rerun, shown }) => rerun({ ...shown, all: true, waves: true }),
    },
    { id: 'again.all', when: canRerun, run: ({ rerun }) => rerun({ all: true }) },
  ],
);
