import { commandSet } from '../../../commands/command.ts';

/** The plan in front. */
export interface PlanTargets {
  /** The file is as the editor has it. */
  isStored: boolean;
  /** Simulations that it asks for, with the groups that are chosen; none of a faulty plan. */
  simulations: number;
  busy: boolean;
  start: () => void;
}

/** What can be done with a plan beside editing it. */
export const planCommands = commandSet<PlanTargets>(
  (id) => `regressionPlan:${id}`,
  [
    {
      id: 'run',
      when: ({ isStored, simulations, busy }) => isStored && simulations > 0 && !busy,
      run: ({ start }) => start(),
    },
  ],
);
