import { selectDeptList } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { Permitted } from '../../../../parts/index.ts';
import { useAdding } from '../../../../parts/table/useAdding.tsx';
import { DataTable } from '../../../../parts/table/DataTable.tsx';
import { Card } from '../Card.tsx';
import { ownProjectCommands } from './ownProjectCommands.ts';
import { Applications } from './Applications.tsx';
import { CreateProject } from './CreateProject.tsx';
import { JoinForm } from './JoinForm.tsx';
import { NoProject } from './NoProject.tsx';
import { useProjectColumns } from './useProjectColumns.tsx';

/** More than anybody is a member of. */
const ALL = { page: 1, limit: 100 };

/** The user's projects, and the two ways to another one. */
export function ProjectsPanel({ current }: { current: number | undefined }) {
  const { t } = useTranslation('profile');
  const query = useCall(selectDeptList, { body: { ...ALL, mine: true } }, { meta: { quiet: true } });
  const [creating, setCreating] = useState(false);
  const columns = useProjectColumns(current);
  const none = query.data?.rows.length === 0;
  const create = useAdding(ownProjectCommands, 'project:create', () => setCreating(true), none ?? false);
  return (
    <div className="nl-profile-cards">
      {none ? (
        <NoProject create={create} />
      ) : (
        <Card wide title={t('projects.mine')} text={t('projects.mineHint')} actions={create}>
          <div className="nl-profile-table">
            <DataTable
              label={t('projects.mine')}
              columns={columns}
              rows={query.data?.rows}
              keyOf={({ deptId }) => deptId}
              query={query}
              empty={null}
            />
          </div>
        </Card>
      )}
      <Permitted any={['project:join']}>
        <Card title={t('projects.join')} text={t('projects.joinHint')}>
          <JoinForm />
        </Card>
      </Permitted>
      <Applications />
      {creating ? <CreateProject onClose={() => setCreating(false)} /> : null}
    </div>
  );
}
