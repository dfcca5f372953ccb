import { groupsOf, leftTo, withheldFrom } from './groups.ts';
import type { Item, Place } from './problem.ts';
import type { Decisions } from './relaxation.ts';

/** Where a placement breaks a rule that the matching does not know. */
export type Clash =
  | { kind: 'remap'; indices: readonly number[]; placed: readonly Place[] }
  /** Two pins use what one may use: an interrupt line or a bit of a port. */
  | { kind: 'group'; group: string; indices: readonly [number, number] };

/** One way on from a clash. Every placement keeps to one of them. */
export interface Branch {
  decisions: Decisions;
  /** Items that the last decision takes a place from. */
  concerned: ReadonlySet<number>;
}

export function clashIn(items: readonly Item[], places: readonly (Place | undefined)[]): Clash | undefined {
  const users = new Map<string, number>();
  const instances = new Map<string, number[]>();
  for (const [index, place] of places.entries()) {
    if (!place) continue;
    for (const group of groupsOf(place)) {
      const other = users.get(group);
      if (other !== undefined) return { kind: 'group', group, indices: [other, index] };
      users.set(group, index);
    }
    const { instance } = items[index]!;
    if (place.remaps) instances.set(instance, [...(instances.get(instance) ?? []), index]);
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

export function branchesOf(
  clash: Clash,
  items: readonly Item[],
  places: readonly (Place | undefined)[],
  decisions: Decisions,
): Branch[] {
  return clash.kind === 'group'
    ? groupBranches(clash.group, ownerOf(clash.indices, items, places), items, decisions)
    : remapBranches(clash.indices, clash.placed, items, decisions);
}

/** Of two pins in one group that of the item which stays there. */
function ownerOf(
  [one, other]: readonly [number, number],
  items: readonly Item[],
  places: readonly (Place | undefined)[],
): string {
  const stays = (index: number) => items[index]!.at.includes(places[index]!.pin);
  return places[stays(one) || !stays(other) ? one : other]!.pin;
}

/** Either the group is the owner's alone, or the owner's pin does without it. */
function groupBranches(
  group: string,
  owner: string,
  items: readonly Item[],
  { remaps, groups }: Decisions,
): Branch[] {
  const losing = (isLost: (pin: string) => boolean) =>
    indicesOf(items, (item) =>
      item.places.some((place) => groupsOf(place).includes(group) && isLost(place.pin)),
    );
  return [
    {
      decisions: { remaps, groups: leftTo(group, owner, groups) },
      concerned: losing((pin) => pin !== owner),
    },
    {
      decisions: { remaps, groups: withheldFrom(group, owner, groups) },
      concerned: losing((pin) => pin === owner),
    },
  ];
}

function remapBranches(
  indices: readonly number[],
  placed: readonly Place[],
  items: readonly Item[],
  { remaps, groups }: Decisions,
): Branch[] {
  const { instance } = items[indices[0]!]!;
  const concerned = indicesOf(items, (item) => item.instance === instance);
  const offered = new Set(
    [...concerned].flatMap((index) => items[index]!.places.flatMap((place) => place.remaps ?? [])),
  );
  const users = (remap: string) => placed.filter((place) => place.remaps!.includes(remap)).length;
  return [...offered]
    .sort((one, other) => users(other) - users(one))
    .map((remap) => ({ decisions: { remaps: new Map(remaps).set(instance, remap), groups }, concerned }));
}

function indicesOf(items: readonly Item[], isMeant: (item: Item) => boolean): Set<number> {
  return new Set([...items.keys()].filter((index) => isMeant(items[index]!)));
}
