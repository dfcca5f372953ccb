import { ProjectOutlined } from '@ant-design/icons';
import { App, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../announce.ts';
import { hasUnsaved, switchDepartment } from '../../session/index.ts';
import { useShellSession } from '../SessionContext.ts';

/** Switching loads the page anew: no screen may keep anything of the other department. */
export function DepartmentSelect() {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const { department, departments } = useShellSession();
  const [switching, setSwitching] = useState(false);
  if (department === null) return null;

  async function change(deptId: number): Promise<void> {
    setSwitching(true);
    await switchDepartment(deptId).catch((error: unknown) => {
      announceError(error);
      setSwitching(false);
    });
  }

  function choose(deptId: number): void {
    if (deptId === department?.deptId) return;
    if (!hasUnsaved()) return void change(deptId);
    modal.confirm({
      title: t('unsaved.title'),
      content: t('unsaved.text'),
      okText: t('unsaved.leave'),
      okButtonProps: { danger: true },
      onOk: () => change(deptId),
    });
  }

  return (
    <Select
      className="nl-department"
      variant="filled"
      prefix={<ProjectOutlined aria-hidden />}
      aria-label={t('department')}
      showSearch={departments.length > 8 ? { optionFilterProp: 'label' } : false}
      popupMatchSelectWidth={false}
      loading={switching}
      disabled={switching}
      value={department.deptId}
      options={departments.map(({ deptId, deptName }) => ({ value: deptId, label: deptName }))}
      onChange={choose}
    />
  );
}
