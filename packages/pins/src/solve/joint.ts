import { Flow } from './flow.ts';
import { groupsOf } from './groups.ts';
import type { Item, Place } from './problem.ts';

/** A place that an item may take under the decisions, with its cost. */
export interface Option {
  place: Place;
  cost: number;
}

/** A place for every item (undefined: a spare one without), or items that have none together. */
export type Joint = { places: readonly (Place | undefined)[] | undefined } | { blame: ReadonlySet<number> };

/**
 * Whether items can share out leads, interrupt lines and bits of ports, one to each (a maximum flow through all three).
 * It decides exactly where all that want a line may go to the same pins; else it may allow too much: then there may be
 * no `places`, or they may mix remappings. Items that it blames never have a placement together.
 */
export function placeJointly(items: readonly Item[], options: readonly (readonly Option[])[]): Joint {
  const network = new Network();
  const paths = options.map((each) =>
    each
      .toSorted((one, other) => one.cost - other.cost)
      .map(({ place }) => ({ place, arcs: network.pathOf(place) })),
  );
  const entries = paths.map((each) => network.enter(each.map(({ arcs }) => arcs)));
  const order = [...items.keys()].sort(
    (one, other) =>
      Number(items[one]!.spare) - Number(items[other]!.spare) || paths[one]!.length - paths[other]!.length,
  );
  for (const index of order) {
    const blame = items[index]!.spare ? undefined : network.place(index, entries);
    if (blame) return { blame };
  }
  for (const index of order.filter((each) => items[each]!.spare)) network.place(index, entries);
  return { places: placesIn(items, paths, entries, network) };
}

interface Entry {
  node: number;
  /** Arcs of each option: from the item to the sink. */
  paths: readonly (readonly number[])[];
}

class Network {
  readonly #flow = new Flow();
  readonly #sink = this.#flow.addNode();
  readonly #nodes = new Map<string, { into: number; out: number; inner: number }>();
  readonly #arcs = new Map<string, number>();

  /** Arcs from the first resource of a place to the sink, with the node that they begin at. */
  pathOf(place: Place): { first: number; arcs: number[] } {
    const steps = [...groupsOf(place), `lead ${place.position}`].map((name) => this.#resource(name));
    const arcs = steps.flatMap(({ inner, out }, at) => [
      inner,
      this.#arcBetween(out, steps[at + 1]?.into ?? this.#sink),
    ]);
    return { first: steps[0]!.into, arcs };
  }

  enter(paths: readonly { first: number; arcs: readonly number[] }[]): Entry {
    const node = this.#flow.addNode();
    return {
      node,
      paths: paths.map(({ first, arcs }) => [this.#arcBetween(node, first), ...arcs]),
    };
  }

  /** Takes the first free option, else turns others aside; items to blame when none of that helps. */
  place(index: number, entries: readonly Entry[]): ReadonlySet<number> | undefined {
    const { node, paths } = entries[index]!;
    const free = paths.find((path) => path.every((arc) => !this.#flow.carries(arc)));
    if (free) {
      this.#flow.send(free);
      return undefined;
    }
    const failed = this.#flow.augment(node, this.#sink);
    return failed && new Set([...entries.keys()].filter((each) => failed.reached.has(entries[each]!.node)));
  }

  isTaken(path: readonly number[]): boolean {
    return path.every((arc) => this.#flow.carries(arc));
  }

  #resource(name: string): { into: number; out: number; inner: number } {
    let found = this.#nodes.get(name);
    if (!found) {
      const [into, out] = [this.#flow.addNode(), this.#flow.addNode()];
      found = { into, out, inner: this.#flow.addArc(into, out) };
      this.#nodes.set(name, found);
    }
    return found;
  }

  #arcBetween(from: number, to: number): number {
    const key = `${from} ${to}`;
    let arc = this.#arcs.get(key);
    if (arc === undefined) this.#arcs.set(key, (arc = this.#flow.addArc(from, to)));
    return arc;
  }
}

/** What the flow says; undefined when a way that it took is no place of its item. */
function placesIn(
  items: readonly Item[],
  options: readonly (readonly { place: Place }[])[],
  entries: readonly Entry[],
  network: Network,
): (Place | undefined)[] | undefined {
  const places = entries.map(
    ({ paths }, index) => options[index]![paths.findIndex((path) => network.isTaken(path))]?.place,
  );
  return places.every((place, index) => place !== undefined || items[index]!.spare) ? places : undefined;
}
