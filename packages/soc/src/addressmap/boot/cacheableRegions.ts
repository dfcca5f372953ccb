import type { SoftwareMap } from '../software/block.ts';
import { bytesIn, cut, spansOf, within } from './memorySpans.ts';
import type { AlignedRegion, Span } from './memorySpans.ts';

export interface CacheableRegions {
  cached: AlignedRegion;
  /** What of it no cache may hold. */
  uncached: AlignedRegion | null;
}

/** The least that a region of a core can be. */
const LEAST = 1024;

/**
 * What a processor of 32 bits can cache of what it reaches, as one region and one exception in it: of all such pairs that
 * hold no device and no memory that is not cacheable the one with the most bytes of memory, and then the smallest.
 * Undefined where nothing can be.
 */
export function cacheableRegions({ blocks }: SoftwareMap, instance: string): CacheableRegions | undefined {
  const memories = spansOf(blocks, instance, ['cacheable']);
  const others = spansOf(blocks, instance, ['uncached', 'device']);
  const candidates = memories.flatMap((from, at) =>
    memories.slice(at).map((to) => withException(around([from, to]), others)),
  );
  const [best] = candidates
    .map((each) => ({ ...each, held: bytesHeld(memories, each) }))
    .filter(({ held }) => held > 0)
    .sort((a, b) => b.held - a.held || a.cached.size - b.cached.size);
  return best && { cached: best.cached, uncached: best.uncached };
}

/** The region, with the least exception for what does not belong into it. */
function withException(cached: AlignedRegion, others: readonly Span[]): CacheableRegions {
  const wrong = others.filter((each) => within(each, cached)).map((each) => cut(each, cached));
  return { cached, uncached: wrong.length === 0 ? null : around(wrong) };
}

/** The smallest region that spans are in. */
function around(spans: readonly Span[]): AlignedRegion {
  const first = Math.min(...spans.map((each) => each.first));
  const end = Math.max(...spans.map((each) => each.end));
  for (let size = LEAST; ; size *= 2) {
    const base = Math.floor(first / size) * size;
    if (base + size >= end) return { base, size };
  }
}

const bytesHeld = (memories: readonly Span[], { cached, uncached }: CacheableRegions) =>
  bytesIn(memories, cached) - (uncached ? bytesIn(memories, uncached) : 0);
