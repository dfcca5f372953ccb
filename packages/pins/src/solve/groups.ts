import type { Place } from './problem.ts';

/** Something that one pin at a time may use: an interrupt line (`EXTI3`), or a bit of a port that is on several leads. */
export function groupsOf({ line, bit }: Place): readonly string[] {
  return [...(line === undefined ? [] : [`EXTI${line}`]), ...(bit === undefined ? [] : [bit])];
}

/** Which pins may use a group: one alone, or all but some. */
export interface Users {
  only: string | undefined;
  not: ReadonlySet<string>;
}

/** What is decided of groups. */
export type GroupDecisions = ReadonlyMap<string, Users>;

export function mayUse(place: Place, decisions: GroupDecisions): boolean {
  if (decisions.size === 0) return true;
  return groupsOf(place).every((group) => {
    const users = decisions.get(group);
    if (!users) return true;
    return users.only === undefined ? !users.not.has(place.pin) : users.only === place.pin;
  });
}

/** The group belongs to one pin alone. */
export function leftTo(group: string, pin: string, decisions: GroupDecisions): GroupDecisions {
  return new Map(decisions).set(group, { only: pin, not: new Set() });
}

/** The pin does without the group. */
export function withheldFrom(group: string, pin: string, decisions: GroupDecisions): GroupDecisions {
  const not = new Set(decisions.get(group)?.not).add(pin);
  return new Map(decisions).set(group, { only: undefined, not });
}
