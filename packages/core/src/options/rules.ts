import type { CoreOptions } from './coreOptions.ts';

/** What two options have against each other, as a test of the whole. */
export interface Rule {
  code: string;
  /** JSON pointer (RFC 6901) of the option to change. */
  pointer: string;
  broken(options: CoreOptions): boolean;
  message: string;
}

const needsCsr = (pointer: string, option: string, chosen: (options: CoreOptions) => boolean): Rule => ({
  code: 'core-needs-zicsr',
  pointer,
  broken: (options) => chosen(options) && !options.base.zicsr,
  message: `${option} is controlled by CSRs: choose Zicsr too, or leave ${option} out`,
});

const fiveStages = (
  pointer: string,
  option: string,
  reason: string,
  chosen: (o: CoreOptions) => boolean,
) => ({
  code: 'core-needs-five-stages',
  pointer,
  broken: (options: CoreOptions) => chosen(options) && options.base.stages !== 5,
  message: `${option} needs five stages: ${reason}`,
});

export const RULES: readonly Rule[] = [
  needsCsr('/base/zicntr', 'Zicntr', ({ base }) => base.zicntr),
  needsCsr('/base/userMode', 'User mode', ({ base }) => base.userMode),
  needsCsr('/auxiliary/clint', 'The CLINT', ({ auxiliary }) => auxiliary.clint !== null),
  needsCsr(
    '/auxiliary/externalInterrupts',
    'The external interrupt',
    ({ auxiliary }) => auxiliary.externalInterrupts,
  ),
  needsCsr(
    '/auxiliary/performanceCounters',
    'A performance counter',
    ({ auxiliary }) => auxiliary.performanceCounters > 0,
  ),
  needsCsr(
    '/advanced/storeBuffer',
    'The store buffer, whose late bus errors are interrupts,',
    ({ advanced }) => advanced.storeBuffer,
  ),
  fiveStages(
    '/advanced/forwarding',
    'Forwarding',
    'with two, a result is written before the next instruction reads it',
    ({ advanced }) => advanced.forwarding,
  ),
  fiveStages(
    '/advanced/branchPrediction',
    'Static branch prediction',
    'with two, a branch is decided as early as it could be predicted',
    ({ advanced }) => advanced.branchPrediction !== 'none',
  ),
  {
    code: 'core-gating-without-clock',
    pointer: '/implementation/clockGating',
    broken: ({ base, implementation }) =>
      implementation.clockGating && !base.zicsr && implementation.registerFile !== 'flops',
    message:
      'Clock gating has nothing to stop: choose Zicsr, whose wfi lets the core sleep, or registers in flops, each with a clock of its own',
  },
  {
    code: 'core-prediction-needs-adder',
    pointer: '/advanced/branchPrediction',
    broken: ({ advanced }) => advanced.branchPrediction !== 'none' && !advanced.branchTargetAdder,
    message: 'A predicted branch is fetched before the ALU sees it: choose the branch-target adder too',
  },
];
