import type { Said } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { CACHE_RULES } from './cacheRules.ts';
import { CLIC_RULES } from './clicRules.ts';
import type { CoreOptions } from './coreOptions.ts';
import { DEBUG_RULES } from './debugRules.ts';
import { IDEMPOTENT_RULES } from './idempotentRegion.ts';
import { PROTECTION_RULES } from './protectionRules.ts';
import type { Rule } from './rule.ts';
import { SAFETY_RULES } from './safetyRules.ts';
import { hasTrace } from './trace.ts';
import { gatesUnits, hasUnitToGate } from './unitGates.ts';
import { COMBINING_RULES } from './writeCombining.ts';

const needsCsr = (pointer: string, said: Said, chosen: (options: CoreOptions) => boolean): Rule => ({
  code: 'core-needs-zicsr',
  pointer,
  broken: (options) => chosen(options) && !options.base.zicsr,
  said,
});

const optionNeedsCsr = (pointer: string, option: Said, chosen: (options: CoreOptions) => boolean): Rule =>
  needsCsr(pointer, say('core-needs-zicsr/option', { option }), chosen);

const fiveStages = (pointer: string, said: Said, chosen: (options: CoreOptions) => boolean): Rule => ({
  code: 'core-needs-five-stages',
  pointer,
  broken: (options) => chosen(options) && options.base.stages !== 5,
  said,
});

const isLearning = ({ branchPrediction }: CoreOptions['advanced']) =>
  branchPrediction === 'bimodal' || branchPrediction === 'gshare';

const isTable = (entries: number) => entries >= 16 && entries <= 4096 && Number.isInteger(Math.log2(entries));

/** Entries are found by address bits, and read in the cycle in which the next word is asked for. */
const isBuffer = (entries: number) => entries >= 8 && entries <= 256 && Number.isInteger(Math.log2(entries));

export const RULES: readonly Rule[] = [
  {
    code: 'core-instructions-port',
    pointer: '/advanced/customPort',
    broken: ({ advanced, instructions }) => advanced.customPort && instructions !== undefined,
    said: say('core-instructions-port', {}),
  },
  ...CACHE_RULES,
  ...IDEMPOTENT_RULES,
  ...COMBINING_RULES,
  ...PROTECTION_RULES,
  ...SAFETY_RULES,
  ...CLIC_RULES,
  optionNeedsCsr('/safety/lockup', say('core-option/lockup', {}), ({ safety }) => safety.lockup),
  optionNeedsCsr('/safety/doubleTrap', say('core-option/double-trap', {}), ({ safety }) => safety.doubleTrap),
  optionNeedsCsr('/debug/transport', say('core-option/debug', {}), ({ debug }) => debug.transport !== 'none'),
  ...DEBUG_RULES,
  optionNeedsCsr('/base/zfinx', say('core-option/zfinx', {}), ({ base }) => base.zfinx),
  optionNeedsCsr('/base/zicntr', say('core-option/zicntr', {}), ({ base }) => base.zicntr),
  optionNeedsCsr('/base/userMode', say('core-option/user-mode', {}), ({ base }) => base.userMode),
  optionNeedsCsr(
    '/auxiliary/clint',
    say('core-option/clint', {}),
    ({ auxiliary }) => auxiliary.clint !== null,
  ),
  optionNeedsCsr(
    '/auxiliary/externalInterrupts',
    say('core-option/external-interrupt', {}),
    ({ auxiliary }) => auxiliary.externalInterrupts,
  ),
  optionNeedsCsr('/auxiliary/trace', say('core-option/trace', {}), ({ auxiliary }) => auxiliary.trace > 0),
  optionNeedsCsr('/auxiliary/nmi', say('core-option/nmi', {}), ({ auxiliary }) => auxiliary.nmi !== null),
  optionNeedsCsr(
    '/auxiliary/performanceCounters',
    say('core-option/performance-counter', {}),
    ({ auxiliary }) => auxiliary.performanceCounters > 0,
  ),
  {
    code: 'core-events-need-counter',
    pointer: '/auxiliary/cycleEvents',
    broken: ({ auxiliary }) => auxiliary.cycleEvents && auxiliary.performanceCounters === 0,
    said: say('core-events-need-counter', {}),
  },
  needsCsr(
    '/advanced/storeBuffer',
    say('core-needs-zicsr/store-buffer', {}),
    ({ advanced }) => advanced.storeBuffer,
  ),
  fiveStages(
    '/advanced/forwarding',
    say('core-needs-five-stages/forwarding', {}),
    ({ advanced }) => advanced.forwarding,
  ),
  fiveStages(
    '/advanced/branchPrediction',
    say('core-needs-five-stages/prediction', {}),
    ({ advanced }) => advanced.branchPrediction !== 'none',
  ),
  {
    code: 'core-gating-without-clock',
    pointer: '/implementation/clockGating',
    broken: ({ base, implementation }) =>
      implementation.clockGating && !base.zicsr && implementation.registerFile !== 'flops',
    said: say('core-gating-without-clock', {}),
  },
  {
    code: 'core-gates-without-unit',
    pointer: '/implementation/unitClockGates',
    broken: (options) => gatesUnits(options) && !hasUnitToGate(options),
    said: say('core-gates-without-unit', {}),
  },
  {
    code: 'core-dsp-without-product',
    pointer: '/implementation/multiplier',
    broken: ({ base, implementation }) =>
      implementation.multiplier === 'dsp' && (base.multiply === 'none' || base.multiply === 'iterative'),
    said: say('core-dsp-without-product', {}),
  },
  {
    code: 'core-retiming-without-register',
    pointer: '/implementation/retiming',
    broken: ({ base, implementation }) =>
      implementation.retiming &&
      (base.stages !== 5 || base.multiply !== 'single-cycle' || implementation.multiplier === 'dsp'),
    said: say('core-retiming-without-register', {}),
  },
  {
    code: 'core-prediction-table',
    pointer: '/advanced/predictionEntries',
    broken: ({ advanced }) => isLearning(advanced) && !isTable(advanced.predictionEntries),
    said: say('core-prediction-table', {}),
  },
  {
    code: 'core-prediction-without-table',
    pointer: '/advanced/predictionEntries',
    broken: ({ advanced }) => !isLearning(advanced) && advanced.predictionEntries !== 0,
    said: say('core-prediction-without-table', {}),
  },
  {
    code: 'core-returns-need-prediction',
    pointer: '/advanced/returnStack',
    broken: ({ advanced }) => advanced.returnStack > 0 && advanced.branchPrediction === 'none',
    said: say('core-returns-need-prediction', {}),
  },
  {
    code: 'core-targets-need-prediction',
    pointer: '/advanced/branchTargets',
    broken: ({ advanced }) => advanced.branchTargets > 0 && advanced.branchPrediction === 'none',
    said: say('core-targets-need-prediction', {}),
  },
  {
    code: 'core-targets-table',
    pointer: '/advanced/branchTargets',
    broken: ({ advanced }) => advanced.branchTargets !== 0 && !isBuffer(advanced.branchTargets),
    said: say('core-targets-table', {}),
  },
  {
    code: 'core-late-needs-forwarding',
    pointer: '/advanced/lateBranches',
    broken: ({ advanced }) => advanced.lateBranches && !(advanced.forwarding && advanced.branchTargetAdder),
    said: say('core-late-needs-forwarding', {}),
  },
  {
    code: 'core-late-alu-needs-forwarding',
    pointer: '/advanced/lateAlu',
    broken: ({ advanced }) => advanced.lateAlu && !advanced.forwarding,
    said: say('core-late-alu-needs-forwarding', {}),
  },
  {
    code: 'core-zcb-needs-compressed',
    pointer: '/base/zcb',
    broken: ({ base }) => base.zcb && !base.compressed,
    said: say('core-zcb-needs-compressed', {}),
  },
  {
    code: 'core-zcmp-needs-compressed',
    pointer: '/base/zcmp',
    broken: ({ base }) => base.zcmp && !base.compressed,
    said: say('core-zcmp-needs-compressed', {}),
  },
  {
    code: 'core-zcmp-trace',
    pointer: '/base/zcmp',
    broken: (options) => options.base.zcmp && hasTrace(options),
    said: say('core-zcmp-trace', {}),
  },
  {
    code: 'core-prediction-needs-adder',
    pointer: '/advanced/branchPrediction',
    broken: ({ advanced }) => advanced.branchPrediction !== 'none' && !advanced.branchTargetAdder,
    said: say('core-prediction-needs-adder', {}),
  },
];
