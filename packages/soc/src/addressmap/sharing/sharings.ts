import { hasAddresses } from '../../bus/protocol.ts';
import type { Subject } from '../../check/rule.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import type { SoftwareBlock, SoftwarePlace } from '../software/block.ts';
import { softwareMapOf } from '../software/softwareMap.ts';
import { originsOf } from './origins.ts';
import type { CachedRange, Origin } from './origins.ts';
import { inside, meet, outside, shown } from './spans.ts';

/** Memory that somebody keeps in a cache, at a place where he sees it. */
export interface CachedMemory {
  block: SoftwareBlock;
  place: SoftwarePlace;
  range: CachedRange;
}

/** Two that have memory in common of which one keeps data in a cache that knows nothing of the other. */
export interface Sharing {
  cache: Origin;
  other: Origin;
  /** Memory that both reach and the one caches. */
  cached: CachedMemory[];
  /** Whether there is memory besides that both reach and the one does not cache. */
  hasUncached: boolean;
}

interface Seeing {
  origin: Origin;
  memories: readonly SoftwareBlock[];
}

/** Everybody who caches memory that somebody else reaches, by pairs. */
export function sharingsOf(subject: Subject): Sharing[] {
  const managers = managersOf(subject);
  if (!managers.some((each) => caches(subject, each))) return [];
  const seeing = managers.flatMap((manager) => {
    const memories = softwareMapOf(subject, manager.key).blocks.filter(isWritten);
    return originsOf(subject, manager).map((origin): Seeing => ({ origin, memories }));
  });
  return joined(
    seeing
      .filter(({ origin }) => origin.cached.length > 0)
      .flatMap((cache) =>
        seeing
          .filter(({ origin }) => origin.block !== cache.origin.block)
          .map((other) => sharingOf(cache, other)),
      ),
  );
}

function managersOf({ reach }: Subject): ResolvedInterface[] {
  const managers = new Map(reach.entering.map(({ manager }) => [manager.key, manager]));
  return [...managers.values()].filter(({ bus }) => hasAddresses(bus));
}

/** Whether anything behind a manager caches: most designs need no more than that looked at. */
function caches({ design }: Subject, { instance, name }: ResolvedInterface): boolean {
  const descriptor = design.blocks.get(instance ?? '')?.shape?.descriptor;
  return descriptor?.busInterfaces.some((each) => each.name === name && each.cached) === true;
}

/** Memory whose words change by writes, not its registers. */
const isWritten = ({ attributes: { type, readOnly }, registers }: SoftwareBlock) =>
  type !== 'device' && !readOnly && registers === undefined;

/** A memory with several ports is one memory. */
const memoryOf = ({ path, shape }: SoftwareBlock) =>
  /^Memories(\/|$)/.test(shape?.descriptor.category ?? '') ? path.slice(0, path.lastIndexOf('.')) : path;

function sharingOf({ origin: cache, memories }: Seeing, other: Seeing): Sharing {
  const common = memories.map((block) => ({
    block,
    theirs: other.memories
      .filter((each) => memoryOf(each) === memoryOf(block))
      .flatMap(({ places }) => places.map(shown)),
  }));
  return {
    cache,
    other: other.origin,
    cached: common.flatMap(({ block, theirs }) => {
      const found = block.places
        .flatMap((place) => cache.cached.map((range) => ({ block, place, range })))
        .find(({ place, range }) => meet(inside(place, range), theirs));
      return found ? [found] : [];
    }),
    hasUncached: common.some(({ block, theirs }) =>
      block.places.some((place) => meet(outside(place, cache.cached), theirs)),
    ),
  };
}

/** One of each pair, which may meet by several managers of the document. */
function joined(sharings: readonly Sharing[]): Sharing[] {
  const pairs = new Map<string, Sharing>();
  for (const each of sharings) {
    const pair = `${each.cache.end} ${each.other.end}`;
    const known = pairs.get(pair);
    pairs.set(
      pair,
      known
        ? {
            ...known,
            cached: [...known.cached, ...each.cached],
            hasUncached: known.hasUncached || each.hasUncached,
          }
        : each,
    );
  }
  return [...pairs.values()].filter(({ cached }) => cached.length > 0);
}
