import { forbidden } from '../../http/refuse.ts';
import type { Permissions } from '../role/index.ts';
import type { Manager } from './policy.ts';

/** Nobody gives or takes a role that manages more of the project than he does himself. @throws a 403 */
export function requireMayGive(
  roleId: number,
  { may }: Pick<Manager, 'may'>,
  permissions: Permissions,
): void {
  const managing = permissions.ofRole(roleId).filter((permission) => permission.startsWith('project:'));
  if (!managing.every(may)) throw forbidden('role-above-own', { field: 'roleId' });
}
