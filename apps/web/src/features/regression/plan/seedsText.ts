import { MOST_SEED, RegressSeeds, USUAL_AFTER } from '@netloom/model/regression';

const COUNT = /^[x×]\s*(\d+)(?:\s*\/\s*(\d+)(?:\s*:\s*(\d+))?)?$/;
const RANGE = /^(\d+)\s*(?:-|–|\.\.)\s*(\d+)$/;

/**
 * Seeds as they are typed: "1, 7" are these, "x20" so many new ones in each regression, "1-100" a range. "x20/4:9" draws
 * 4 alone once 9 regressions in a row were clean.
 */
export function seedsText(seeds: RegressSeeds | undefined): string {
  if (seeds === undefined) return '1';
  if ('fixed' in seeds) return seeds.fixed.join(', ');
  if ('from' in seeds) return `${seeds.from}-${seeds.to}`;
  const { count, fewest, after = USUAL_AFTER } = seeds;
  if (fewest === undefined) return `x${count}`;
  return after === USUAL_AFTER ? `x${count}/${fewest}` : `x${count}/${fewest}:${after}`;
}

/** The seeds that a text says; undefined for one that says none. */
export function readSeeds(text: string): RegressSeeds | undefined {
  const [, count, fewest, after] = COUNT.exec(text.trim()) ?? [];
  if (count !== undefined)
    return known({
      count: Number(count),
      ...(fewest !== undefined && { fewest: Number(fewest) }),
      ...(after !== undefined && Number(after) !== USUAL_AFTER && { after: Number(after) }),
    });
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
