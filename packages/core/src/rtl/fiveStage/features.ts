import { stopsClock } from '../clockGate/clockGate.ts';
import { learns } from '../fetch/learns.ts';
import { stacks } from './returnStack.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasFetchProtection, hasTcmProtection } from '../../options/tcmProtection.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasHardwareVectors } from '../../options/clic.ts';
import { customAccesses, customStores } from '../../custom/access.ts';
import { contextsWait, hasContexts } from '../../custom/context.ts';
import { hasLater } from '../../custom/later.ts';
import { customPrivilege } from '../../custom/privilege.ts';
import { hasCustom } from '../../custom/inPipeline.ts';
import { cleansData } from '../cache/dataShape.ts';
import { follows } from '../fetch/branchTargets.ts';
import { sequences } from '../fetch/sequencer.ts';
import { hasDebug } from '../debug/features.ts';
import { hasPmp, tellsFailedPart } from '../pmp/features.ts';

/** What of the pipeline's text depends on more than one option. */
export interface Features {
  traps: boolean;
  compressed: boolean;
  /** An instruction may be executed as several. */
  sequences: boolean;
  atomics: boolean;
  /** Instructions manage lines of the data cache. */
  manages: boolean;
  user: boolean;
  fenceI: boolean;
  /** FENCE.I empties the instruction cache. */
  flushes: boolean;
  /** FENCE.I waits until the data cache has written its lines. */
  cleans: boolean;
  /** Hits in the data cache free the way for what follows in their cycle. */
  hits: boolean;
  /** Loads are requested while the load before them is outstanding, where neither has a side effect. */
  ahead: boolean;
  /** FENCE has stores to wait for. */
  fence: boolean;
  /** A multiplier over EX and MEM; the iterative unit divides alone. */
  multiplier: boolean;
  muldiv: boolean;
  floating: boolean;
  custom: boolean;
  /** Custom instructions load or store: their result and their states wait for MEM. */
  customAccesses: boolean;
  customStores: boolean;
  /** Some custom instructions are illegal in user mode. */
  customPrivilege: boolean;
  /** Some are while the states of their set are off. */
  contexts: boolean;
  /** Writes to the status of a set wait for its operations in the background. */
  contextsWait: boolean;
  /** Results of some custom instructions come after they have retired. */
  later: boolean;
  targetAdder: boolean;
  predicts: boolean;
  /** From what branches did before. */
  learns: boolean;
  /** Returns are predicted too, and checked in EX. */
  stacks: boolean;
  /** A branch whose operand comes from the instruction before it is decided in MEM. */
  late: boolean;
  /** An integer operation whose operand comes from the instruction before it is executed in MEM. */
  lateAlu: boolean;
  /** Fetch follows branches on its own; ID compares. */
  follows: boolean;
  forwards: boolean;
  trapsMisaligned: boolean;
  /** A debugger stops the hart and hands instructions to it. */
  debug: boolean;
  /** A trap that nobody is ready for stops the hart. */
  stops: boolean;
  /** Loads, stores and instructions that stop the hart. */
  triggers: boolean;
  /** Fetches, loads and stores are checked. */
  protects: boolean;
  /** A fetch that fails in its second word says so. */
  failedPart: boolean;
  /** A fault may be that of a memory itself: of an access, of a fetch. With traps, where it has a cause of its own. */
  corrupt: boolean;
  corruptFetch: boolean;
  /** Some interrupts go by a table whose entries are fetched. */
  vectors: boolean;
  rvfi: boolean;
  /** Someone asks for the number of retired instructions. */
  counts: boolean;
  ramRegisters: boolean;
  /** The clock stops in WFI: the fetch unit must be at rest then. */
  stopsClock: boolean;
}

export function featuresOf(options: CoreOptions): Features {
  const { base, memory, auxiliary, advanced, implementation, safety } = options;
  return {
    traps: base.zicsr,
    compressed: base.compressed,
    sequences: sequences(options),
    atomics: base.atomics,
    manages: base.zicbom,
    user: base.userMode,
    fenceI: base.zifencei,
    flushes: memory.instructionCache !== null,
    cleans: cleansData(options),
    hits: memory.dataCache !== null,
    ahead: memory.idempotentRegion !== null,
    fence: advanced.storeBuffer,
    multiplier: base.multiply === 'single-cycle',
    muldiv: base.multiply !== 'none',
    floating: base.zfinx,
    custom: hasCustom(options),
    customAccesses: customAccesses(options),
    customStores: customStores(options),
    customPrivilege: customPrivilege(options),
    contexts: hasContexts(options),
    contextsWait: contextsWait(options),
    later: hasLater(options),
    targetAdder: advanced.branchTargetAdder,
    predicts: advanced.branchPrediction !== 'none',
    learns: learns(options),
    stacks: stacks(options),
    late: advanced.lateBranches,
    lateAlu: advanced.lateAlu,
    follows: follows(options),
    forwards: advanced.forwarding,
    trapsMisaligned: memory.misaligned === 'trap',
    debug: hasDebug(options),
    stops: hasDoubleTrap(options),
    triggers: hasDebug(options) && options.debug.triggers > 0,
    protects: hasPmp(options),
    failedPart: tellsFailedPart(options),
    corrupt: base.zicsr && hasTcmProtection(options),
    corruptFetch: base.zicsr && hasFetchProtection(options),
    vectors: hasHardwareVectors(options),
    rvfi: auxiliary.rvfi,
    counts: base.zicntr || safety.lockup,
    ramRegisters: implementation.registerFile === 'fpga-ram',
    stopsClock: stopsClock(options),
  };
}
