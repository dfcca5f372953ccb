import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasTcmProtection } from '../../options/tcmProtection.ts';
import { takesBehind } from './storeBuffer.ts';

/** Which parts the load-store unit of a core has. */
export function lsuFeatures(options: CoreOptions) {
  const { base, memory, advanced, auxiliary } = options;
  const crossing = memory.misaligned === 'hardware';
  return {
    atomics: base.atomics,
    /** Lines of the data cache are managed: the port `manage`. */
    manages: base.zicbom,
    /** Accesses that cross words are made of two. */
    crossing,
    /** An access can be refused for its address: the port `misaligned`. */
    misaligned: !crossing || base.atomics,
    buffer: advanced.storeBuffer,
    /** A hit in the data cache is known in its cycle: the next request goes with it, the ports `dbus_hit` and `done_hit`. */
    hits: memory.dataCache !== null,
    doneHit: memory.dataCache !== null && base.stages === 5,
    /** The pipeline sends the next access while it takes the answer of a buffered store: the port `done_buffered`. */
    doneBuffered: advanced.storeBuffer && base.stages === 5,
    /** A store enters the buffer in the cycle in which the access before it is answered: the port `start_behind`. */
    behind: takesBehind(options),
    /** A load is requested while the load before it is outstanding: the ports `start_ahead`, `failed` and `asks_ahead`. */
    ahead: memory.idempotentRegion !== null,
    /** Sleep and fences wait for the port `idle`; without CSRs there is neither that would wait. */
    idle: base.zicsr,
    /** A fault may be that of a memory itself: the ports `dbus_corrupt` and `corrupt`. */
    corrupt: hasTcmProtection(options),
    /** RVFI wants to see what an atomic instruction has written: the ports `amo_we` and `amo_wdata`. */
    showsAmo: base.atomics && auxiliary.rvfi,
  };
}
export type LsuFeatures = ReturnType<typeof lsuFeatures>;

/** Names of the channel that the unit's own part speaks to: the store buffer or the bus. */
export const channelOf = ({ buffer }: LsuFeatures) => (buffer ? 'access' : 'dbus');
