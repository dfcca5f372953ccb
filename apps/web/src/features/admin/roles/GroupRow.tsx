import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../../parts/RoleName.tsx';
import type { MatrixProps } from './PermissionMatrix.tsx';
import { heldBy, withPermissions } from './draft.ts';
import { permissionGroups } from './permissionGroups.ts';
import type { PermissionGroup } from './permissionGroups.ts';

/** Above the administration's groups stands what giving them away means. */
const FIRST_OF_SYSTEM = permissionGroups.find(({ key }) => key.startsWith('system-'))?.key;

/** Ticks all permissions of a group at once. */
export function GroupRow({ roles, draft, onChange, group }: MatrixProps & { group: PermissionGroup }) {
  const { t } = useTranslation('roles');
  const roleName = useRoleName();
  const name = t(`group.${group.key}`);
  return (
    <tr className="nl-roles-group">
      <th scope="colgroup">
        {name}
        {group.key === FIRST_OF_SYSTEM ? <small>{t('systemHint')}</small> : null}
      </th>
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
