import type { Permission, Role } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../../parts/RoleName.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { GroupRow } from './GroupRow.tsx';
import { PermissionRow } from './PermissionRow.tsx';
import type { Draft } from './draft.ts';
import { permissionGroups } from './permissionGroups.ts';
import { gridKeys } from './gridKeys.ts';
import { usePermissionText } from './usePermissionText.ts';

export interface MatrixProps {
  roles: readonly Role[];
  draft: Draft;
  /** Left out for who may only look. */
  onChange?: (draft: Draft) => void;
}

/** A row a permission, a column a role: arrows walk over the boxes, space ticks. */
export function PermissionMatrix({ search, ...matrix }: MatrixProps & { search: string }) {
  const { t } = useTranslation('roles');
  const roleName = useRoleName();
  const { nameOf, aboutOf } = usePermissionText();
  const wanted = search.toLocaleLowerCase();
  const matches = (permission: Permission) =>
    [permission, nameOf(permission), aboutOf(permission)].some((text) =>
      text.toLocaleLowerCase().includes(wanted),
    );
  const groups = permissionGroups
    .map(({ key, permissions }) => ({ key, permissions: permissions.filter(matches) }))
    .filter(({ permissions }) => permissions.length > 0);
  if (groups.length === 0) return <NothingListed>{t('nothing')}</NothingListed>;
  return (
    <table className="nl-roles" onKeyDown={gridKeys}>
      <thead>
        <tr>
          <th scope="col">{t('permission')}</th>
          {matrix.roles.map(({ roleId, users }) => (
            <th key={roleId} scope="col">
              <span>{roleName(roleId)}</span>
              <small>{t('users', { count: users })}</small>
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group) => (
        <tbody key={group.key}>
          <GroupRow {...matrix} group={group} />
          {group.permissions.map((permission) => (
            <PermissionRow key={permission} {...matrix} permission={permission} />
          ))}
        </tbody>
      ))}
    </table>
  );
}
