import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../parts/RoleName.tsx';
import type { MatrixProps } from './PermissionMatrix.tsx';
import { heldBy, withPermissions } from './draft.ts';
import type { PermissionGroup } from './permissionGroups.ts';

/** Ticks all permissions of a group at once. */
export function GroupRow({ roles, draft, onChange, group }: MatrixProps & { group: PermissionGroup }) {
  const { t } = useTranslation('roles');
  const roleName = useRoleName();
  const name = t(`group.${group.key}`);
  return (
    <tr className="nl-roles-group">
      <th scope="colgroup">{name}</th>
      {roles.map((role) => {
        const held = group.permissions.filter((each) => heldBy(draft, role).includes(each)).length;
        const all = held === group.permissions.length;
        return (
          <td key={role.roleId}>
            <Checkbox
              aria-label={t('allOf', { group: name, role: roleName(role.roleId) })}
              checked={all}
              indeterminate={held > 0 && !all}
              disabled={onChange === undefined || role.roleKey === 'admin'}
              onChange={() => onChange?.(withPermissions(draft, role, group.permissions, !all))}
            />
          </td>
        );
      })}
    </tr>
  );
}
