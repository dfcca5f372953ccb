import type { Budget } from './budget.ts';
import { branchesOf, clashIn } from './clash.ts';
import type { Branch } from './clash.ts';
import { isBetter } from './problem.ts';
import type { Item } from './problem.ts';
import { relaxationOf } from './relaxation.ts';
import type { Blame, Decisions, Placement, Relaxation } from './relaxation.ts';

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
  return new Search(items, budget, improving).placed();
}

class Search {
  readonly #items: readonly Item[];
  readonly #relaxation: Relaxation;
  readonly #budget: Budget;
  readonly #improving: number;
  readonly #start: number;
  #best: Placement | undefined;
  #isCut = false;

  constructor(items: readonly Item[], budget: Budget, improving: number) {
    this.#items = items;
    this.#relaxation = relaxationOf(items);
    this.#budget = budget;
    this.#improving = improving;
    this.#start = budget.taken;
  }

  placed(): Placed | Blame | Unknown {
    const blame = this.#explore({ remaps: new Map(), groups: new Map() });
    if (this.#best) return { ...this.#best, isCheapest: !this.#isCut };
    return blame ? { blame } : { unknown: true };
  }

  /** The items to blame when there is no placement below; undefined when there is one, or a better one elsewhere. */
  #explore(decisions: Decisions): ReadonlySet<number> | undefined {
    if (this.#isSpent()) {
      this.#isCut = true;
      return undefined;
    }
    this.#budget.take();
    const relaxed = this.#relaxation.cheapest(decisions);
    if ('blame' in relaxed) return relaxed.blame;
    if (!this.#wouldImprove(relaxed.cost)) return undefined;
    const clash = clashIn(this.#items, relaxed.places);
    if (!clash) {
      this.#best = relaxed;
      return undefined;
    }
    if (clash.kind === 'group') {
      const blame = this.#shareOut(decisions);
      const bound = Math.max(relaxed.cost, this.#relaxation.costOfLines(decisions));
      if (blame || !this.#wouldImprove(bound)) return blame;
    }
    return this.#exploreBranches(branchesOf(clash, this.#items, relaxed.places, decisions));
  }

  #isSpent(): boolean {
    const { isSpent, taken } = this.#budget;
    return isSpent || (this.#best !== undefined && taken - this.#start >= this.#improving);
  }

  #wouldImprove(cost: number): boolean {
    return this.#best === undefined || isBetter(cost, this.#best.cost);
  }

  /** Items that cannot share out lines and bits; else what the flow found is a placement where it keeps to all rules. */
  #shareOut(decisions: Decisions): ReadonlySet<number> | undefined {
    const joint = this.#relaxation.joint(decisions);
    if ('blame' in joint) return joint.blame;
    const { places } = joint;
    if (!places || clashIn(this.#items, places)) return undefined;
    const cost = this.#relaxation.costOf(places);
    if (!this.#best || cost < this.#best.cost) this.#best = { places, cost };
    return undefined;
  }

  #exploreBranches(branches: readonly Branch[]): ReadonlySet<number> | undefined {
    const blame = new Set<number>();
    let isCertain = true;
    for (const { decisions, concerned } of branches) {
      const failed = this.#explore(decisions);
      if (failed === undefined) isCertain = false;
      else if (![...failed].some((index) => concerned.has(index))) return failed;
      else for (const index of failed) blame.add(index);
    }
    return isCertain ? blame : undefined;
  }
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
