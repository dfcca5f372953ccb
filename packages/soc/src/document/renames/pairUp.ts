import type { Traits } from './traits.ts';

/** Share of all traits of two things that both must have. */
const ALIKE = 0.5;
/** Of more pairs only those are found that are alike in everything. */
const MOST_PAIRS = 250_000;

type Named = ReadonlyMap<string, Traits>;
interface Fit {
  old: string;
  now: string;
  score: number;
}
type Pair = readonly [from: string, to: string];

/** Pairs of things that are most alike, each thing in one pair at most, and none where another would fit as well. */
export function pairUp(from: Named, to: Named): Pair[] {
  const same = sameInAll(from, to);
  const [taken, given] = [new Set(same.map(([name]) => name)), new Set(same.map(([, name]) => name))];
  const rest = without(from, taken);
  const others = without(to, given);
  return rest.size * others.size > MOST_PAIRS ? same : [...same, ...mostAlike(rest, others)];
}

function without(named: Named, names: ReadonlySet<string>): Named {
  return new Map([...named].filter(([name]) => !names.has(name)));
}

function sameInAll(from: Named, to: Named): Pair[] {
  const [old, now] = [bySign(from), bySign(to)];
  return [...old].flatMap(([sign, names]): Pair[] => {
    const others = now.get(sign) ?? [];
    return names.length === 1 && others.length === 1 ? [[names[0]!, others[0]!]] : [];
  });
}

function bySign(named: Named): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [name, { sort, traits }] of named) {
    const sign = [sort, ...[...traits].toSorted()].join('\n');
    const names = found.get(sign);
    if (names) names.push(name);
    else found.set(sign, [name]);
  }
  return found;
}

function mostAlike(from: Named, to: Named): Pair[] {
  const scored = [...from].flatMap(([name, one]) =>
    [...to].map(([other, two]): Fit => ({ old: name, now: other, score: likeness(one, two) })),
  );
  let open = scored.filter(({ score }) => score >= ALIKE).toSorted((a, b) => b.score - a.score);
  const pairs: Pair[] = [];
  for (let [best] = open; best !== undefined; [best] = open) {
    const { score } = best;
    const rivals = open.filter((each) => each.score === score && touches(each, best!));
    if (rivals.length === 1) pairs.push([best.old, best.now]);
    open = open.filter((each) => !rivals.some((rival) => touches(each, rival)));
  }
  return pairs;
}

/** Whether two pairs have a thing in common; each has with itself. */
function touches(a: Fit, b: Fit): boolean {
  return a.old === b.old || a.now === b.now;
}

/** Share of what is said of either that is said of both; 0 for things of different sorts. */
function likeness(a: Traits, b: Traits): number {
  if (a.sort !== b.sort) return 0;
  const both = [...a.traits].filter((trait) => b.traits.has(trait)).length;
  return both / Math.max(1, a.traits.size + b.traits.size - both);
}
