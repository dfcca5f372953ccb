import { deleteSysDeptByDeptId } from '@netloom/contract';
import type { Project } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announceSuccess } from '../../../../announce.ts';
import { useCallMutation } from '../../../../api/index.ts';
import { TypedConfirm } from '../../../../parts/form/TypedConfirm.tsx';
import { Card } from '../Card.tsx';
import { refreshProjects } from '../useProjectEvents.ts';

/** Ends the project for everybody, after its name was typed. */
export function DissolveCard({ project }: { project: Project }) {
  const { t } = useTranslation('profile');
  const [asking, setAsking] = useState(false);
  const { deptId, deptName } = project;
  const dissolve = useCallMutation(deleteSysDeptByDeptId, {
    onSuccess: async () => {
      setAsking(false);
      announceSuccess(t('dissolve.done', { name: deptName }));
      await refreshProjects();
    },
  });
  return (
    <Card title={t('dissolve.title')} text={t('dissolve.hint')}>
      <div className="nl-profile-buttons">
        <Button danger onClick={() => setAsking(true)}>
          {t('dissolve.button')}
        </Button>
      </div>
      {asking ? (
        <TypedConfirm
          title={t('dissolve.sure', { name: deptName })}
          name={deptName}
          okText={t('dissolve.button')}
          pending={dissolve.isPending}
          onConfirm={() => dissolve.mutate({ params: { id: deptId }, query: { deptName } })}
          onClose={() => setAsking(false)}
        >
          {t('dissolve.warning')}
        </TypedConfirm>
      ) : null}
    </Card>
  );
}
