import type { Budget } from './budget.ts';
import { branchesOf, clashIn } from './clash.ts';
import type { Branch } from './clash.ts';
import { isBetter } from './problem.ts';
import type { Item } from './problem.ts';
import { relaxationOf } from './relaxation.ts';
import type { Blame, Decisions, Placement } from './relaxation.ts';

/** The budget ended before there was a placement, or the proof that there is none. */
export interface Unknown {
  unknown: true;
}

export interface Placed extends Placement {
  /** No other placement is cheaper. */
  isCheapest: boolean;
}

/**
 * The cheapest placement of all items, or items that have none together. A matching places the signals on leads. Where
 * it mixes remappings of a peripheral, or two pins use one interrupt line or one bit of a port, a flow through leads,
 * lines and bits tells whether these can be shared out at all and gives a first placement; then the search branches over
 * what is to give way. It is complete: every placement keeps to one of the branches. A branch whose failure has nothing
 * to do with what was decided last answers for its siblings too.
 */
export function placeAll(
  items: readonly Item[],
  budget: Budget,
  improving = budget.improving,
): Placed | Blame | Unknown {
  const relaxation = relaxationOf(items);
  const start = budget.taken;
  let best: Placement | undefined;
  let isCut = false;

  /** The items to blame when there is no placement below; undefined when there is one, or a better one elsewhere. */
  function explore(decisions: Decisions): ReadonlySet<number> | undefined {
    if (budget.isSpent || (best && budget.taken - start >= improving)) {
      isCut = true;
      return undefined;
    }
    budget.take();
    const relaxed = relaxation.cheapest(decisions);
    if ('blame' in relaxed) return relaxed.blame;
    if (best && !isBetter(relaxed.cost, best.cost)) return undefined;
    const clash = clashIn(items, relaxed.places);
    if (!clash) {
      best = relaxed;
      return undefined;
    }
    if (clash.kind === 'group') {
      const blame = shareOut(decisions);
      const bound = Math.max(relaxed.cost, relaxation.costOfLines(decisions));
      if (blame || (best && !isBetter(bound, best.cost))) return blame;
    }
    return exploreBranches(branchesOf(clash, items, relaxed.places, decisions));
  }

  /** Items that cannot share out lines and bits; else what the flow found is a placement where it keeps to all rules. */
  function shareOut(decisions: Decisions): ReadonlySet<number> | undefined {
    const joint = relaxation.joint(decisions);
    if ('blame' in joint) return joint.blame;
    const { places } = joint;
    if (!places || clashIn(items, places)) return undefined;
    const cost = relaxation.costOf(places);
    if (!best || cost < best.cost) best = { places, cost };
    return undefined;
  }

  function exploreBranches(branches: readonly Branch[]): ReadonlySet<number> | undefined {
    const blame = new Set<number>();
    let isCertain = true;
    for (const { decisions, concerned } of branches) {
      const failed = explore(decisions);
      if (failed === undefined) isCertain = false;
      else if (![...failed].some((index) => concerned.has(index))) return failed;
      else for (const index of failed) blame.add(index);
    }
    return isCertain ? blame : undefined;
  }

  const blame = explore({ remaps: new Map(), groups: new Map() });
  if (best) return { ...best, isCheapest: !isCut };
  return blame ? { blame } : { unknown: true };
}

/**
 * Cuts items that have no placement together down to a set of which all but any one have one; `isSmallest` unless the
 * budget ended before that was proven.
 */
export function smallestConflict(
  items: readonly Item[],
  blame: ReadonlySet<number>,
  budget: Budget,
): { conflict: Item[]; isSmallest: boolean } {
  let conflict = [...blame].sort((one, other) => one - other).map((index) => items[index]!);
  let isSmallest = true;
  for (const item of [...conflict]) {
    const rest = conflict.filter((other) => other !== item);
    if (rest.length === conflict.length) continue;
    const found = placeAll(rest, budget, 0);
    if ('unknown' in found) isSmallest = false;
    else if ('blame' in found) conflict = rest.filter((_, index) => found.blame.has(index));
  }
  return { conflict, isSmallest };
}
