import { cheapestMatching } from './matching.ts';
import type { Edge } from './matching.ts';
import { COST_OF_LOSS, costOf } from './problem.ts';
import type { Item, Place } from './problem.ts';

/** What a search has decided so far. */
export interface Decisions {
  /** Remapping by peripheral. */
  remaps: ReadonlyMap<string, string>;
  /** Interrupt lines that an item, by its index, must not take. */
  banned: ReadonlyMap<number, ReadonlySet<number>>;
}

/** Where every item goes (undefined: a spare one that loses its pin), and what that costs. */
export interface Placement {
  places: readonly (Place | undefined)[];
  cost: number;
}

/** Items, by index, that have no placement together. */
export interface Blame {
  blame: ReadonlySet<number>;
}

interface Option {
  place: Place;
  column: number;
  cost: number;
}

/** The cheapest placement that keeps to the decisions but not to peripherals' remappings and interrupt lines. */
export type Relaxation = (decisions: Decisions) => Placement | Blame;

export function relaxationOf(items: readonly Item[]): Relaxation {
  const positions = new Map<string, number>();
  const options = items.map((item) =>
    item.places.map((place, rank): Option => {
      const column = positions.get(place.position) ?? positions.size;
      positions.set(place.position, column);
      return { place, column, cost: costOf(item, place, rank) };
    }),
  );
  return (decisions) => {
    const allowed = items.map((item, index) => allowedOf(item, index, options[index]!, decisions));
    const lines = allowed.flatMap((each, index) => (each.some(hasLine) ? [index] : []));
    const short = lines.length < 2 ? undefined : lineShortage(lines, allowed);
    if (short) return short;
    const rows = allowed.map((edges, index) => withLoss(items[index]!, edges, positions.size + index));
    const found = cheapestMatching(rows, positions.size + items.length);
    if ('tooMany' in found) return { blame: new Set(found.tooMany) };
    return {
      places: allowed.map((each, index) => cheapestAt(each, found.columns[index]!)),
      cost: found.cost,
    };
  };
}

function allowedOf(
  item: Item,
  index: number,
  options: readonly Option[],
  decisions: Decisions,
): readonly Option[] {
  const remap = decisions.remaps.get(item.instance);
  const banned = decisions.banned.get(index);
  if (remap === undefined && banned === undefined) return options;
  return options.filter(
    ({ place }) =>
      (remap === undefined || place.remaps === undefined || place.remaps.includes(remap)) &&
      (place.line === undefined || banned?.has(place.line) !== true),
  );
}

const hasLine = ({ place }: Option): boolean => place.line !== undefined;

/** More items want interrupt lines than there are. */
function lineShortage(
  indices: readonly number[],
  allowed: readonly (readonly Option[])[],
): Blame | undefined {
  const rows = indices.map((index) =>
    [...new Set(allowed[index]!.map(({ place }) => place.line!))].map((column) => ({ column, cost: 0 })),
  );
  const columns = 1 + Math.max(...rows.flat().map(({ column }) => column));
  const found = cheapestMatching(rows, columns);
  return 'tooMany' in found ? { blame: new Set(found.tooMany.map((row) => indices[row]!)) } : undefined;
}

/** A spare item may take a column of its own: no pin. */
function withLoss(item: Item, edges: readonly Edge[], column: number): readonly Edge[] {
  return item.spare ? [...edges, { column, cost: COST_OF_LOSS }] : edges;
}

function cheapestAt(options: readonly Option[], column: number): Place | undefined {
  const here = options.filter((option) => option.column === column);
  return here.reduce<Option | undefined>(
    (best, each) => (best && best.cost <= each.cost ? best : each),
    undefined,
  )?.place;
}
