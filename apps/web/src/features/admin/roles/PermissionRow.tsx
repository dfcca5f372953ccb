import type { Permission } from '@netloom/contract';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../../parts/RoleName.tsx';
import type { MatrixProps } from './PermissionMatrix.tsx';
import { differs, heldBy, withPermissions } from './draft.ts';
import { usePermissionText } from './usePermissionText.ts';

/** A permission with what it means, and a box a role. */
export function PermissionRow({
  roles,
  draft,
  onChange,
  permission,
}: MatrixProps & { permission: Permission }) {
  const { t } = useTranslation('roles');
  const roleName = useRoleName();
  const { nameOf, aboutOf } = usePermissionText();
  const name = nameOf(permission);
  return (
    <tr>
      <th scope="row">
        <span>{name}</span>
        <small>{aboutOf(permission)}</small>
      </th>
      {roles.map((role) => {
        const held = heldBy(draft, role).includes(permission);
        const changed = differs(draft, role, permission);
        return (
          <td key={role.roleId} data-changed={changed} title={changed ? t('changed') : undefined}>
            <Checkbox
              aria-label={t('cell', { permission: name, role: roleName(role.roleId) })}
              checked={held}
              disabled={onChange === undefined || role.roleKey === 'admin'}
              onChange={() => onChange?.(withPermissions(draft, role, [permission], !held))}
            />
            {changed ? <span className="nl-roles-mark" aria-label={t('changed')} role="img" /> : null}
          </td>
        );
      })}
    </tr>
  );
}
