import { DEFAULT_PERMISSIONS, Permission, ROLE_IDS, RoleKey } from '@netloom/contract';
import type { Role } from '@netloom/contract';
import type { Services } from '../../services.ts';
import { countUsers } from './repository.ts';

/** Every role as it is now. */
export async function allRoles({
  database,
  permissions,
}: Pick<Services, 'database' | 'permissions'>): Promise<Role[]> {
  const users = await countUsers(database);
  return RoleKey.options.map((roleKey) => {
    const roleId = ROLE_IDS[roleKey];
    const held = permissions.ofRole(roleId);
    const changed = Permission.options.filter(
      (permission) => held.includes(permission) !== DEFAULT_PERMISSIONS[roleKey].includes(permission),
    );
    return { roleId, roleKey, permissions: held, changed, users: users.get(roleId) ?? 0 };
  });
}
