import { Permission } from '@netloom/contract';

/** Permissions that belong together: those of a project by their first word, those of the installation by their second. */
export interface PermissionGroup {
  /** A key of the texts. */
  key: string;
  permissions: Permission[];
}

function groupOf(permission: Permission): string {
  const [first, second] = permission.split(':');
  return first === 'system' ? `system-${second}` : first!;
}

/** Every permission of the contract, grouped, in its order. */
export const permissionGroups: readonly PermissionGroup[] = [...new Set(Permission.options.map(groupOf))].map(
  (key) => ({ key, permissions: Permission.options.filter((permission) => groupOf(permission) === key) }),
);
