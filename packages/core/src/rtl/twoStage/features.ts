import { stopsClock } from '../clockGate/clockGate.ts';
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
import { hasDebug } from '../debug/features.ts';
import { sequences } from '../fetch/sequencer.ts';
import { hasPmp, tellsFailedPart } from '../pmp/features.ts';

/** What of the pipeline's text depends on options, by its own names. */
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
  muldiv: boolean;
  floating: boolean;
  custom: boolean;
  /** Custom instructions load or store. */
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
  /** A store is done when the store buffer has taken it; fences wait for it. */
  storeBuffer: boolean;
  /** The load-store unit refuses some addresses. */
  misaligned: boolean;
  /** A debugger stops the hart and hands instructions to it. */
  debug: boolean;
  /** A trap that nobody is ready for stops the hart. */
  stops: boolean;
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
  /** Registers are addressed in the cycle before they are read. */
  ramRegisters: boolean;
  /** The clock stops in WFI: nothing may be on its way then. */
  stopsClock: boolean;
}

export function featuresOf(options: CoreOptions): Features {
  const { base, memory, auxiliary, advanced, implementation } = options;
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
    storeBuffer: advanced.storeBuffer,
    misaligned: memory.misaligned === 'trap' || base.atomics,
    debug: hasDebug(options),
    stops: hasDoubleTrap(options),
    protects: hasPmp(options),
    failedPart: tellsFailedPart(options),
    corrupt: base.zicsr && hasTcmProtection(options),
    corruptFetch: base.zicsr && hasFetchProtection(options),
    vectors: hasHardwareVectors(options),
    rvfi: auxiliary.rvfi,
    ramRegisters: implementation.registerFile === 'fpga-ram',
    stopsClock: stopsClock(options),
  };
}
