import { goOppositeWays, partnerOf } from '../elaborate/index.ts';
import type {
  ElaboratedGroup,
  ElaboratedMap,
  ElaboratedNode,
  ElaboratedRegister,
} from '../elaborate/index.ts';
import { countOf, leavesOf, placesOf } from './places.ts';
import type { Leaf, Place } from './places.ts';

/** More copies than this are not held against each other one by one. */
const MOST_PLACES = 1 << 16;

/** A register or memory that stands at its addresses under other names, one of its copies. */
export interface Moved {
  place: Place<Leaf>;
  at: Place<Leaf>[];
}

/** What of one map is what of the other. */
export interface Pairs {
  nodes: { was: ElaboratedNode; becomes: ElaboratedNode }[];
  /** Leaves whose copies have other names, with the places of each. */
  moved: Map<Leaf, Moved[]>;
  lost: ElaboratedNode[];
  added: Leaf[];
  addedGroups: ElaboratedGroup[];
  /** Leaves with too many copies to look for. */
  unknown: Leaf[];
}

/** Nodes of one path and kind belong together, then what stands at one address. */
export function pairsOf(was: ElaboratedMap, becomes: ElaboratedMap): Pairs {
  const pairs: Pairs = { nodes: [], moved: new Map(), lost: [], added: [], addedGroups: [], unknown: [] };
  const left: { was: ElaboratedNode[]; becomes: ElaboratedNode[] } = { was: [], becomes: [] };
  pairByName(was.children, becomes.children, pairs, left);
  const free = new FreePlaces(left.becomes.flatMap(leavesOf));
  for (const node of left.was) pairByAddress(node, was, free, pairs);
  pairs.added = free.unused();
  const addedNodes = new Set<ElaboratedNode>(pairs.added);
  pairs.addedGroups = left.becomes.flatMap((node) => (node.kind === 'group' ? [node] : []));
  pairs.addedGroups = pairs.addedGroups.filter(
    (group) => !leavesOf(group).some((leaf) => addedNodes.has(leaf)),
  );
  return pairs;
}

function pairByName(
  was: readonly ElaboratedNode[],
  becomes: readonly ElaboratedNode[],
  pairs: Pairs,
  left: { was: ElaboratedNode[]; becomes: ElaboratedNode[] },
): void {
  const byName = new Map(becomes.map((node) => [node.name, node]));
  const used = new Set<ElaboratedNode>();
  for (const node of was) {
    const same = byName.get(node.name);
    if (same?.kind !== node.kind) {
      left.was.push(node);
      continue;
    }
    used.add(same);
    pairs.nodes.push({ was: node, becomes: same });
    if (node.kind === 'group' && same.kind === 'group') pairByName(node.children, same.children, pairs, left);
  }
  left.becomes.push(...becomes.filter((node) => !used.has(node)));
}

/** A group is found again in the registers that it held. */
function pairByAddress(node: ElaboratedNode, map: ElaboratedMap, free: FreePlaces, pairs: Pairs): void {
  if (node.kind === 'group') pairs.lost.push(node);
  for (const leaf of leavesOf(node)) {
    if (free.isTooLarge || countOf(leaf) > MOST_PLACES) {
      pairs.unknown.push(leaf);
      continue;
    }
    const isOther = leaf.kind === 'register' && partnerOf(leaf, map) ? otherWay(leaf) : () => false;
    const moved = [...placesOf(leaf)].map((place) => ({ place, at: free.within(place, isOther) }));
    if (moved.every(({ at }) => at.length === 0)) pairs.lost.push(leaf);
    else pairs.moved.set(leaf, moved);
  }
}

/** What stands at a register's address and is the other one there. */
const otherWay = (register: ElaboratedRegister) => (leaf: Leaf) =>
  leaf.kind === 'register' && goOppositeWays(register, leaf);

/** Copies of what has not been found by its name, by address. */
class FreePlaces {
  readonly isTooLarge: boolean;
  readonly #leaves: readonly Leaf[];
  readonly #places: Place<Leaf>[];
  readonly #used = new Set<Leaf>();

  constructor(leaves: readonly Leaf[]) {
    this.#leaves = leaves;
    this.isTooLarge = leaves.reduce((sum, leaf) => sum + countOf(leaf), 0) > MOST_PLACES;
    const places = this.isTooLarge ? [] : leaves.flatMap((leaf) => [...placesOf(leaf)]);
    this.#places = places.sort((a, b) => (a.address < b.address ? -1 : Number(a.address > b.address)));
  }

  within({ node, address }: Place<Leaf>, isOther: (leaf: Leaf) => boolean): Place<Leaf>[] {
    const found: Place<Leaf>[] = [];
    for (let at = this.#first(address); at < this.#places.length; at++) {
      const place = this.#places[at]!;
      if (place.address >= address + node.size) break;
      if (place.node.kind !== node.kind || isOther(place.node)) continue;
      this.#used.add(place.node);
      found.push(place);
    }
    return found;
  }

  unused(): Leaf[] {
    return this.#leaves.filter((leaf) => !this.#used.has(leaf));
  }

  /** Of the places at or above `address`. */
  #first(address: bigint): number {
    let [low, high] = [0, this.#places.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.#places[middle]!.address < address) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}
