// Apart from the schemas, which those who only ask what a session may do need not load.
import type { Permission, RoleKey } from './permission.ts';

/** Stands for every permission. */
export const EVERY_PERMISSION = '*';

/** Ids 9 to 14 are the project roles of the specification, section 1. */
export const ROLE_IDS: Readonly<Record<RoleKey, number>> = {
  admin: 1,
  visitor: 2,
  lead: 9,
  architecture: 10,
  hardware: 11,
  verification: 12,
  software: 13,
  backend: 14,
};

export const PROJECT_ROLE_IDS = [9, 10, 11, 12, 13, 14] as const;

export function roleKeyOf(roleId: number): RoleKey {
  return (Object.keys(ROLE_IDS) as RoleKey[]).find((key) => ROLE_IDS[key] === roleId) ?? 'visitor';
}

type Held = readonly string[];

/** Nothing asked for is never granted (specification, section 6). */
export function mayAny(held: Held, asked: readonly Permission[]): boolean {
  return asked.some((permission) => held.includes(EVERY_PERMISSION) || held.includes(permission));
}

export function mayAll(held: Held, asked: readonly Permission[]): boolean {
  return asked.length > 0 && asked.every((permission) => mayAny(held, [permission]));
}

/** An administrator passes every role check. @throws when no role is listed. */
export function isAny(held: Held, asked: readonly RoleKey[]): boolean {
  if (asked.length === 0) throw new Error('a role check lists at least one role');
  return held.includes('admin') || asked.some((role) => held.includes(role));
}
