import { mayUse } from './groups.ts';
import type { GroupDecisions } from './groups.ts';
import { placeJointly } from './joint.ts';
import type { Joint, Option } from './joint.ts';
import { cheapestMatching } from './matching.ts';
import type { Edge } from './matching.ts';
import { COST_OF_LOSS, costOf } from './problem.ts';
import type { Item, Place } from './problem.ts';

/** What a search has decided so far. */
export interface Decisions {
  /** Remapping by peripheral. */
  remaps: ReadonlyMap<string, string>;
  /** Pins that may use an interrupt line, or a bit of a port. */
  groups: GroupDecisions;
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

interface Lead extends Option {
  column: number;
}

/** A problem without some of its rules; what has no placement here has none. */
export interface Relaxation {
  /** The cheapest placement on leads; it keeps to the decisions, but not to remappings, lines and bits. */
  cheapest(decisions: Decisions): Placement | Blame;
  /** Whether there is one that keeps to lines and bits as well, at whatever cost. */
  joint(decisions: Decisions): Joint;
  /** No placement costs less than what the interrupt lines alone cost. */
  costOfLines(decisions: Decisions): number;
  costOf(places: readonly (Place | undefined)[]): number;
}

export function relaxationOf(items: readonly Item[]): Relaxation {
  const positions = new Map<string, number>();
  const leads = items.map((item) =>
    item.places.map((place, rank): Lead => {
      const column = positions.get(place.position) ?? positions.size;
      positions.set(place.position, column);
      return { place, column, cost: costOf(item, place, rank) };
    }),
  );
  const allowed = (decisions: Decisions) =>
    items.map((item, index) => allowedOf(item, leads[index]!, decisions));

  return {
    cheapest(decisions) {
      const options = allowed(decisions);
      const rows = options.map((edges, index) => withLoss(items[index]!, edges, positions.size + index));
      const found = cheapestMatching(rows, positions.size + items.length);
      if ('tooMany' in found) return { blame: new Set(found.tooMany) };
      return {
        places: options.map((each, index) => cheapestAt(each, found.columns[index]!)),
        cost: found.cost,
      };
    },
    joint: (decisions) => placeJointly(items, allowed(decisions)),
    costOfLines: (decisions) => costOfLines(allowed(decisions)),
    costOf(places) {
      const costs = places.map((place, index) =>
        place ? leads[index]!.find((each) => each.place === place)!.cost : COST_OF_LOSS,
      );
      return costs.reduce((sum, cost) => sum + cost, 0);
    },
  };
}

function allowedOf(item: Item, leads: readonly Lead[], { remaps, groups }: Decisions): readonly Lead[] {
  const remap = remaps.get(item.instance);
  return leads.filter(
    ({ place }) =>
      (remap === undefined || place.remaps === undefined || place.remaps.includes(remap)) &&
      mayUse(place, groups),
  );
}

/** Of the cheapest way to give each item that wants an interrupt line one of its own; 0 where there is none. */
function costOfLines(options: readonly (readonly Lead[])[]): number {
  const rows = options
    .filter((each) => each.length > 0 && each.every(({ place }) => place.line !== undefined))
    .map((each) => each.map(({ place, cost }): Edge => ({ column: place.line!, cost })));
  const columns = 1 + Math.max(-1, ...rows.flat().map(({ column }) => column));
  const found = cheapestMatching(rows, columns);
  return 'cost' in found ? found.cost : 0;
}

/** A spare item may take a column of its own: no pin. */
function withLoss(item: Item, edges: readonly Edge[], column: number): readonly Edge[] {
  return item.spare ? [...edges, { column, cost: COST_OF_LOSS }] : edges;
}

function cheapestAt(leads: readonly Lead[], column: number): Place | undefined {
  const here = leads.filter((lead) => lead.column === column);
  return here.reduce<Lead | undefined>(
    (best, each) => (best && best.cost <= each.cost ? best : each),
    undefined,
  )?.place;
}
