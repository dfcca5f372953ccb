import { isBetter } from './problem.ts';
import type { Item, Place } from './problem.ts';
import { relaxationOf } from './relaxation.ts';
import type { Blame, Decisions, Placement } from './relaxation.ts';

/** Once a placement is known, the search for a cheaper one ends after so many steps: it must not hold up an edit. */
const MOST_STEPS = 400;

/**
 * The cheapest placement of all items, or items that have none together. A matching places the signals; where it mixes
 * remappings of a peripheral or puts two signals on one interrupt line, the search branches over what is to give way.
 * It is complete: every placement keeps to one of the branches. A branch whose failure has nothing to do with what was
 * decided last answers for its siblings too. It is the cheapest unless `mostSteps` ends the search before that is proven.
 */
export function placeAll(items: readonly Item[], mostSteps = MOST_STEPS): Placement | Blame {
  const relaxation = relaxationOf(items);
  let best: Placement | undefined;
  let steps = 0;

  /** The items to blame when there is no placement below; undefined when there is one, or a better one elsewhere. */
  function explore(decisions: Decisions): ReadonlySet<number> | undefined {
    if (best && steps >= mostSteps) return undefined;
    steps++;
    const relaxed = relaxation(decisions);
    if ('blame' in relaxed) return relaxed.blame;
    if (best && !isBetter(relaxed.cost, best.cost)) return undefined;
    const clash = clashIn(items, relaxed.places);
    if (!clash) {
      best = relaxed;
      return undefined;
    }
    return exploreBranches(branchesOf(clash, items, decisions));
  }

  function exploreBranches(branches: readonly Branch[]): ReadonlySet<number> | undefined {
    const blame = new Set<number>();
    let isCertain = true;
    for (const { decisions, concerned } of branches) {
      const failed = explore(decisions);
      if (failed === undefined) isCertain = false;
      else if (!concerned.some((index) => failed.has(index))) return failed;
      else for (const index of failed) blame.add(index);
    }
    return isCertain ? blame : undefined;
  }

  const blame = explore({ remaps: new Map(), banned: new Map() });
  return best ?? { blame: blame! };
}

type Clash =
  | { kind: 'remap'; indices: readonly number[]; placed: readonly Place[] }
  | { kind: 'line'; line: number; indices: readonly number[] };

interface Branch {
  decisions: Decisions;
  /** Items that the last decision is about. */
  concerned: readonly number[];
}

function clashIn(items: readonly Item[], places: readonly (Place | undefined)[]): Clash | undefined {
  const lines = new Map<number, number>();
  const instances = new Map<string, number[]>();
  for (const [index, place] of places.entries()) {
    if (place?.line !== undefined) {
      const other = lines.get(place.line);
      if (other !== undefined) return { kind: 'line', line: place.line, indices: [other, index] };
      lines.set(place.line, index);
    }
    if (place?.remaps)
      instances.set(items[index]!.instance, [...(instances.get(items[index]!.instance) ?? []), index]);
  }
  for (const indices of instances.values()) {
    const placed = indices.map((index) => places[index]!);
    if (!shareRemap(placed)) return { kind: 'remap', indices, placed };
  }
  return undefined;
}

function shareRemap(places: readonly Place[]): boolean {
  return places[0]!.remaps!.some((remap) => places.every(({ remaps }) => remaps!.includes(remap)));
}

function branchesOf(clash: Clash, items: readonly Item[], { remaps, banned }: Decisions): Branch[] {
  if (clash.kind === 'line') {
    return clash.indices.map((index) => ({
      decisions: {
        remaps,
        banned: new Map(banned).set(index, new Set([...(banned.get(index) ?? []), clash.line])),
      },
      concerned: [index],
    }));
  }
  const { instance } = items[clash.indices[0]!]!;
  const concerned = [...items.keys()].filter((index) => items[index]!.instance === instance);
  const offered = new Set(
    concerned.flatMap((index) => items[index]!.places.flatMap((place) => place.remaps ?? [])),
  );
  const users = (remap: string) => clash.placed.filter((place) => place.remaps!.includes(remap)).length;
  return [...offered]
    .sort((one, other) => users(other) - users(one))
    .map((remap) => ({ decisions: { remaps: new Map(remaps).set(instance, remap), banned }, concerned }));
}

/** Cuts items that have no placement together down to a set of which all but any one have one. */
export function smallestConflict(items: readonly Item[], blame: ReadonlySet<number>): Item[] {
  let conflict = [...blame].sort((one, other) => one - other).map((index) => items[index]!);
  for (const item of [...conflict]) {
    const rest = conflict.filter((other) => other !== item);
    if (rest.length === conflict.length) continue;
    const found = placeAll(rest, 0);
    if ('blame' in found) conflict = rest.filter((_, index) => found.blame.has(index));
  }
  return conflict;
}
