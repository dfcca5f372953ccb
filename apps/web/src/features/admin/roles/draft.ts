import { DEFAULT_PERMISSIONS } from '@netloom/contract';
import type { Permission, Role } from '@netloom/contract';

/** What is ticked for each role, by its id; steps back for undo. */
export interface Draft {
  held: Record<number, readonly Permission[]>;
  past: readonly Draft['held'][];
}

export const emptyDraft: Draft = { held: {}, past: [] };

/** What a role may do once the draft is saved. */
export function heldBy(draft: Draft, role: Role): readonly Permission[] {
  return draft.held[role.roleId] ?? role.permissions;
}

function same(one: readonly Permission[], other: readonly Permission[]): boolean {
  return one.length === other.length && one.every((permission) => other.includes(permission));
}

/** Gives the permissions to a role, or takes them. */
export function withPermissions(
  draft: Draft,
  role: Role,
  permissions: readonly Permission[],
  granted: boolean,
): Draft {
  const rest = heldBy(draft, role).filter((held) => !permissions.includes(held));
  const held = granted ? [...rest, ...permissions] : rest;
  return { held: { ...draft.held, [role.roleId]: held }, past: [...draft.past, draft.held] };
}

export function undone(draft: Draft): Draft {
  const before = draft.past.at(-1);
  return before === undefined ? draft : { held: before, past: draft.past.slice(0, -1) };
}

/** Every role as the product delivers it. */
export function withDefaults(draft: Draft, roles: readonly Role[]): Draft {
  const held = Object.fromEntries(
    roles
      .filter(({ roleKey }) => roleKey !== 'admin')
      .map(({ roleId, roleKey }) => [roleId, DEFAULT_PERMISSIONS[roleKey]]),
  );
  return { held, past: [...draft.past, draft.held] };
}

/** Roles that the draft changes, with what they will hold. */
export function changesOf(draft: Draft, roles: readonly Role[]) {
  return roles.flatMap((role) => {
    const permissions = heldBy(draft, role);
    return same(permissions, role.permissions) ? [] : [{ role, permissions: [...permissions] }];
  });
}

/** Whether a role's permission is another than the product delivers. */
export function differs(draft: Draft, role: Role, permission: Permission): boolean {
  return heldBy(draft, role).includes(permission) !== DEFAULT_PERMISSIONS[role.roleKey].includes(permission);
}
