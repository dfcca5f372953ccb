import { ProjectOutlined } from '@ant-design/icons';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useDept } from '../session/index.ts';
import { useShellSession } from './SessionContext.ts';

/** Switching loads the page anew: no screen may keep anything of the other department. */
export function DepartmentSelect() {
  const { t } = useTranslation();
  const { department, departments } = useShellSession();
  const select = useDept((state) => state.select);
  if (department === null) return null;
  return (
    <Select
      className="nl-department"
      variant="filled"
      prefix={<ProjectOutlined />}
      aria-label={t('department')}
      value={department.deptId}
      options={departments.map(({ deptId, deptName }) => ({ value: deptId, label: deptName }))}
      onChange={(deptId) => {
        select(deptId);
        window.location.assign('/');
      }}
    />
  );
}
