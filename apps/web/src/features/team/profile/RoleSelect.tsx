import { PROJECT_ROLE_IDS } from '@netloom/contract';
import { Select } from 'antd';
import { useRoleName } from '../../../parts/RoleName.tsx';

interface RoleSelectProps {
  label: string;
  value: number;
  loading?: boolean;
  onChange: (roleId: number) => void;
}

/** One of the roles of a project. */
export function RoleSelect({ label, value, loading, onChange }: RoleSelectProps) {
  const roleName = useRoleName();
  return (
    <Select
      className="nl-profile-role"
      size="small"
      aria-label={label}
      value={value}
      loading={loading}
      options={PROJECT_ROLE_IDS.map((roleId) => ({ value: roleId as number, label: roleName(roleId) }))}
      onChange={onChange}
    />
  );
}
