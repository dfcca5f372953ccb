import { deleteSysDeptByDeptId } from '@netloom/contract';
import type { Project } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../announce.ts';
import { useCallMutation } from '../../../api/index.ts';
import { TypedConfirm } from '../../../parts/form/TypedConfirm.tsx';
import { refreshProjects } from '../profile/index.ts';

/** Ends a project for everybody in it, after its name was typed. */
export function DissolveDialog({ project, onClose }: { project: Project; onClose: () => void }) {
  const { t } = useTranslation('projects');
  const { deptId, deptName: name, memberCount } = project;
  const dissolve = useCallMutation(deleteSysDeptByDeptId, {
    onSuccess: async () => {
      announceSuccess(t('dissolvedDone', { name }));
      onClose();
      await refreshProjects();
    },
  });
  return (
    <TypedConfirm
      title={t('dissolveTitle', { name })}
      name={name}
      okText={t('dissolve')}
      pending={dissolve.isPending}
      onConfirm={() => dissolve.mutate({ params: { id: deptId }, query: { deptName: name } })}
      onClose={onClose}
    >
      {t('dissolveText', { count: memberCount })}
    </TypedConfirm>
  );
}
