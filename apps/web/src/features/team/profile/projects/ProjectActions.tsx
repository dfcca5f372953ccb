import { LogoutOutlined, StarOutlined } from '@ant-design/icons';
import { leaveDept, setDefaultDept } from '@netloom/contract';
import type { Project } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { useConfirm } from '../../../../parts/form/useConfirm.ts';
import { RowAction } from '../../../../parts/table/RowAction.tsx';
import { switchDepartment } from '../../../../session/index.ts';
import { refreshProjects } from '../useProjectEvents.ts';

/** Work in it, open it after sign-in, leave it. */
export function ProjectActions({ project, current }: { project: Project; current: boolean }) {
  const { t } = useTranslation('profile');
  const confirm = useConfirm();
  const { deptId, deptName: name, isDefault } = project;
  const makeDefault = useCallMutation(setDefaultDept, {
    onSuccess: async () => {
      await refreshProjects();
      announceSuccess(t('projects.defaultSet', { name }));
    },
  });
  const leave = useCallMutation(leaveDept, {
    onSuccess: async () => {
      await refreshProjects();
      announceSuccess(t('projects.left', { name }));
    },
  });
  return (
    <>
      {current ? null : (
        <Button size="small" onClick={() => void switchDepartment(deptId)}>
          {t('projects.switch')}
        </Button>
      )}
      {isDefault ? null : (
        <RowAction
          label={t('projects.makeDefault')}
          icon={<StarOutlined />}
          loading={makeDefault.isPending}
          onClick={() => makeDefault.mutate({ body: { deptId } })}
        />
      )}
      <RowAction
        danger
        label={t('projects.leave')}
        icon={<LogoutOutlined />}
        onClick={() =>
          confirm({
            title: t('projects.leaveSure', { name }),
            content: t('projects.leaveHint'),
            okText: t('projects.leave'),
            onOk: () => leave.mutateAsync({ body: { deptId } }),
          })
        }
      />
    </>
  );
}
