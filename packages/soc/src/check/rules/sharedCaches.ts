import type { Diagnostic } from '@netloom/model';
import { formatAddress } from '../../addressmap/region.ts';
import { sharingsOf } from '../../addressmap/sharing/sharings.ts';
import type { CachedMemory, Sharing } from '../../addressmap/sharing/sharings.ts';
import { pointerOf } from '../../document/pointer.ts';
import { placeOf, problem } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** A memory of a cache, and who else reaches it in a way that software can do nothing about. */
interface Told extends CachedMemory {
  manager: string;
  lack: 'stale' | 'kept';
  others: string[];
}

/**
 * SOC-CACHED-SHARED: memory that a manager keeps in its cache of data and another one reaches, where software can neither
 * make the one see what the other does nor put what they share elsewhere.
 */
export function checkSharedCaches(subject: Subject): Diagnostic[] {
  const found = new Map<string, Told>();
  for (const sharing of sharingsOf(subject).filter(({ hasUncached }) => !hasUncached)) {
    for (const memory of sharing.cached) {
      const lack = memory.block.attributes.type === 'uncached' ? undefined : lackOf(sharing, memory);
      if (!lack) continue;
      const { end: manager } = sharing.cache;
      const key = [manager, lack, memory.block.path].join(' ');
      const known = found.get(key) ?? { ...memory, manager, lack, others: [] };
      found.set(key, { ...known, others: [...known.others, sharing.other.end] });
    }
  }
  return [...found.values()].map(told);
}

/** What another one writes has to be read anew, what it reads has to be in memory. */
function lackOf({ other }: Sharing, { range }: CachedMemory): Told['lack'] | undefined {
  if (other.writes && range.invalidate === false) return 'stale';
  return other.reads && range.clean === false ? 'kept' : undefined;
}

function told({ manager, lack, block, place, others }: Told): Diagnostic {
  const { endpoint, path: end } = block;
  const range = { first: formatAddress(place.base), last: formatAddress(place.base + place.size - 1n) };
  const instance = endpoint.includes('.') ? endpoint.split('.')[0] : undefined;
  const values = { manager, end, others: others.join(', '), ...range };
  return problem(
    `SOC-CACHED-SHARED/${lack}`,
    values,
    placeOf(instance, endpoint, pointerOf('addressMap', endpoint)),
  );
}
