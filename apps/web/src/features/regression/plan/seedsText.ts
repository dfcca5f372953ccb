import { MOST_SEED, RegressSeeds } from '@netloom/model/regression';

const COUNT = /^[x×]\s*(\d+)$/;
const RANGE = /^(\d+)\s*(?:-|–|\.\.)\s*(\d+)$/;

/** Seeds as they are typed: "1, 7" are these, "x20" so many new ones in each regression, "1-100" a range. */
export function seedsText(seeds: RegressSeeds | undefined): string {
  if (seeds === undefined) return '1';
  if ('fixed' in seeds) return seeds.fixed.join(', ');
  return 'count' in seeds ? `x${seeds.count}` : `${seeds.from}-${seeds.to}`;
}

/** The seeds that a text says; undefined for one that says none. */
export function readSeeds(text: string): RegressSeeds | undefined {
  const [, count] = COUNT.exec(text.trim()) ?? [];
  if (count !== undefined) return known({ count: Number(count) });
  const [, from, to] = RANGE.exec(text.trim()) ?? [];
  if (from !== undefined) return known({ from: Number(from), to: Number(to) });
  const fixed = text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(Number);
  return fixed.every((seed) => Number.isInteger(seed) && seed <= MOST_SEED) ? known({ fixed }) : undefined;
}

function known(seeds: RegressSeeds): RegressSeeds | undefined {
  return RegressSeeds.safeParse(seeds).data;
}
