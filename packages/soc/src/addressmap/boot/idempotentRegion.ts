import type { SoftwareMap } from '../software/block.ts';
import { TOP, bytesIn, spansOf, within } from './memorySpans.ts';
import type { AlignedRegion, Span } from './memorySpans.ts';

/** The least that such a region of a core can be. */
const LEAST = 8192;

/**
 * What a processor of 32 bits may read in vain of what it reaches, as one region without a device, nor anything of `own`,
 * which the core has inside: of all such regions the one with the most bytes of memory, then the smallest, then the first.
 * Undefined where there is none.
 */
export function idempotentRegion(
  { blocks }: SoftwareMap,
  instance: string,
  own: readonly Span[] = [],
): AlignedRegion | undefined {
  const memories = spansOf(blocks, instance, ['cacheable', 'uncached']);
  const others = [...spansOf(blocks, instance, ['device']), ...own];
  const [best] = memories
    .flatMap(regionsAt)
    .filter((region) => !others.some((each) => within(each, region)))
    .map((region) => ({ ...region, held: bytesIn(memories, region) }))
    .sort((a, b) => b.held - a.held || a.size - b.size || a.base - b.base);
  return best && { base: best.base, size: best.size };
}

/** Of each size the regions at both ends of a memory, and the first one that lies in it: no other holds more of it. */
function regionsAt({ first, end }: Span): AlignedRegion[] {
  const regions: AlignedRegion[] = [];
  for (let size = LEAST; size <= TOP; size *= 2)
    for (const at of [Math.floor(first / size), Math.ceil(first / size), Math.floor((end - 1) / size)])
      if ((at + 1) * size <= TOP) regions.push({ base: at * size, size });
  return regions;
}
