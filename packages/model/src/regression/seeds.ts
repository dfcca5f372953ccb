import { MOST_SEED, USUAL_AFTER } from './regressFile.ts';
import type { RegressSeeds } from './regressFile.ts';

/** How many seeds a case has; one that names none is simulated once. */
export function countSeeds(seeds: RegressSeeds | undefined): number {
  if (seeds === undefined) return 1;
  if ('fixed' in seeds) return seeds.fixed.length;
  return 'count' in seeds ? seeds.count : seeds.to - seeds.from + 1;
}

/** Whether these are all seeds of a case; of those that are drawn, as many different ones as any regression has at least. */
export function hasAllSeeds(seeds: RegressSeeds | undefined, known: ReadonlySet<number>): boolean {
  if (seeds !== undefined && 'count' in seeds) return known.size >= (seeds.fewest ?? seeds.count);
  if (seeds === undefined) return known.has(1);
  if ('fixed' in seeds) return seeds.fixed.every((seed) => known.has(seed));
  for (let seed = seeds.from; seed <= seeds.to; seed += 1) if (!known.has(seed)) return false;
  return true;
}

/** Numbers from 32 bits that differ from call to call (Steele, Lea, Flood: SplitMix; the mixer is MurmurHash3's). */
function mixer(state: number): () => number {
  let at = state >>> 0;
  return () => {
    at = (at + 0x9e3779b9) >>> 0;
    let word = at;
    word = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
    word = Math.imul(word ^ (word >>> 13), 0xc2b2ae35);
    return (word ^ (word >>> 16)) >>> 0;
  };
}

/** FNV-1a of a text's UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** What became of a case before. */
export interface CasePast {
  /** Latest regressions in a row in which all its seeds passed. */
  clean: number;
  /** Seeds that failed when they were last simulated. */
  failing: readonly number[];
}

/**
 * The seeds of a case, each once; those that are drawn follow from `origin` and the case's name alone. What failed last
 * takes at most half of the place, so that new ones are always tried.
 */
export function seedsOf(
  seeds: RegressSeeds | undefined,
  caseName: string,
  origin: string,
  past?: CasePast,
): number[] {
  if (seeds === undefined) return [1];
  if ('fixed' in seeds) return [...new Set(seeds.fixed)];
  if ('from' in seeds) return Array.from({ length: seeds.to - seeds.from + 1 }, (_, at) => seeds.from + at);
  const next = mixer(hashOf(`${origin}/${caseName}`));
  const { count, fewest, after = USUAL_AFTER } = seeds;
  const isByHistory = fewest !== undefined && past !== undefined;
  const most = isByHistory && past.clean >= after ? fewest : count;
  const drawn = new Set(isByHistory ? past.failing.slice(0, Math.ceil(most / 2)) : []);
  while (drawn.size < most) drawn.add((next() % MOST_SEED) + 1);
  return [...drawn];
}
