import type { Chip } from '../chip/chip.ts';
import type { PinConfiguration } from '../config/configuration.ts';
import { Budget } from './budget.ts';
import { explain } from './explain.ts';
import { itemsOf } from './items.ts';
import { movesOf, withPlaces } from './outcome.ts';
import type { Item } from './problem.ts';
import { placeAll, smallestConflict } from './search.ts';
import type { Infeasible, Solution, SolveOptions } from './solution.ts';

/**
 * Pins for all signals that enabled modes need. Locked assignments stay, of the others as many as can be; pins with a
 * role are taken last. Finds a placement whenever one exists, unless the budget ends first: `search` says so, and nothing
 * is placed then. The same input and budget give the same answer.
 */
export function solve(configuration: PinConfiguration, chip: Chip, options: SolveOptions = {}): Solution {
  const items = itemsOf(configuration, chip, options);
  const budget = new Budget(options.budget, options.onProgress);
  const infeasible: Infeasible[] = [];
  let areSmallest = true;
  let placeable = items;
  for (;;) {
    const found = placeAll(placeable, budget);
    if ('unknown' in found) {
      // Where a conflict is proven, it stands, though it may not be the smallest and nothing is placed around it.
      const end = infeasible.length > 0 ? ('unproven' as const) : ('exhausted' as const);
      const search = { steps: budget.taken, budget: budget.steps, end };
      return { configuration: undefined, partial: configuration, moves: [], infeasible, search };
    }
    if ('places' in found) {
      const places = new Map(placeable.map((item, index) => [item, found.places[index]]));
      const placed = new Map(items.map((item) => [item, places.get(item)]));
      const partial = withPlaces(configuration, placed);
      const isWhole = infeasible.length === 0;
      return {
        configuration: isWhole ? partial : undefined,
        partial,
        moves: movesOf(configuration, placed),
        infeasible,
        search: {
          steps: budget.taken,
          budget: budget.steps,
          end: found.isCheapest && areSmallest ? 'proven' : 'unproven',
        },
      };
    }
    const { conflict, isSmallest } = smallestConflict(placeable, found.blame, budget);
    areSmallest &&= isSmallest;
    infeasible.push(explain(conflict, configuration, chip));
    const loser = leastWanted(conflict);
    placeable = placeable.filter((item) => item !== loser);
  }
}

/** What has no pin yet gives way first, then what is not locked. */
function leastWanted(conflict: readonly Item[]): Item {
  return conflict.find(({ at }) => at.length === 0) ?? conflict.find(({ locked }) => !locked) ?? conflict[0]!;
}
