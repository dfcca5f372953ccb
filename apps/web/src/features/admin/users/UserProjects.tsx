import type { SysUser } from '@netloom/contract';
import { Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { useRoleName } from '../../../parts/RoleName.tsx';

const SHOWN = 2;

/** The first projects of a user; all of them, with his roles, when they are pointed at. */
export function UserProjects({ departments }: Pick<SysUser, 'departments'>) {
  const { t } = useTranslation('users');
  const roleName = useRoleName();
  if (departments.length === 0) return <span className="nl-dim">{t('noProject')}</span>;
  const names = departments.slice(0, SHOWN).map(({ deptName }) => deptName);
  const more = departments.length - names.length;
  const all = departments.map(({ deptId, deptName, roleId }) => (
    <div key={deptId}>
      {deptName} · {roleName(roleId)}
    </div>
  ));
  return (
    <Tooltip title={all}>
      <span>{more > 0 ? t('andMore', { names: names.join(', '), count: more }) : names.join(', ')}</span>
    </Tooltip>
  );
}
