import { DEFAULT_PERMISSIONS, Permission, ROLE_IDS, RoleKey, updateRole } from '@netloom/contract';
import type { Caller } from '../../caller.ts';
import { permitted } from '../../http/policy.ts';
import { forbidden, notFound, warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import type { Permissions } from './permissions.ts';
import { allRoles } from './replies.ts';
import { replaceChanges } from './repository.ts';

export const updateRoleRoute = implement(
  updateRole,
  permitted('system:role:edit'),
  async ({ body }, { caller }, services) => {
    const { database, permissions, hub } = services;
    const roleKey = RoleKey.options.find((key) => ROLE_IDS[key] === body.roleId);
    if (roleKey === undefined) throw notFound('no-role', { values: { role: body.roleId } });
    if (roleKey === 'admin') throw warning('administrator-role', { field: 'body.roleId' });
    requireHeld(added(body, permissions), caller, permissions);
    await replaceChanges(database, body.roleId, differences(roleKey, body.permissions));
    await permissions.load(database);
    // Whoever has the role in one of his projects is concerned, not only where he works now.
    hub.userChanged(({ admin }) => !admin);
    return (await allRoles(services)).find(({ roleId }) => roleId === body.roleId)!;
  },
);

function added(body: { roleId: number; permissions: Permission[] }, permissions: Permissions): Permission[] {
  const held = permissions.ofRole(body.roleId);
  return body.permissions.filter((permission) => !held.includes(permission));
}

/** Nobody gives more than he has, or the right to change roles would be every right. */
function requireHeld(given: Permission[], caller: Caller, permissions: Permissions): void {
  const missing = given.filter((permission) => !permissions.allow(caller, permission));
  if (missing.length > 0) throw forbidden('not-held', { values: { permissions: missing.join(', ') } });
}

function differences(roleKey: RoleKey, wanted: Permission[]): { permission: Permission; granted: boolean }[] {
  return Permission.options
    .map((permission) => ({ permission, granted: wanted.includes(permission) }))
    .filter(({ permission, granted }) => granted !== DEFAULT_PERMISSIONS[roleKey].includes(permission));
}
