import { PlusOutlined } from '@ant-design/icons';
import { gitBranches } from '@netloom/contract';
import type { GitStatus } from '@netloom/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { CommandButton } from '../../../../commands/button/CommandButton.tsx';
import { usePermissions } from '../../../../parts/index.ts';
import { DataTable } from '../../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../../parts/table/NothingListed.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { Protections } from '../protection/Protections.tsx';
import { PaneOffer } from '../PaneOffer.tsx';
import { branchListCommands } from '../listCommands.ts';
import { NewBranch } from './NewBranch.tsx';
import { useBranchColumns } from './useBranchColumns.tsx';

/** Own and shared branches, with the ways between them. */
export function BranchesPane({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const query = useCall(gitBranches, { query: { deptId } }, { staleTime: 0 });
  const columns = useBranchColumns(status.branch);
  const [making, setMaking] = useState(false);
  const may = usePermissions().any('git:commit');
  const offered = { set: branchListCommands, targets: { may, add: () => setMaking(true) } };
  return (
    <div className="nl-git-list">
      <div className="nl-git-list-bar">
        <p className="nl-git-dim">{t('branches.hint')}</p>
        <PaneOffer tab="branches" {...offered} />
        {offered.targets.may ? <CommandButton {...offered} id="add" icon={<PlusOutlined />} /> : null}
      </div>
      <DataTable
        label={t('branches.tab')}
        columns={columns}
        rows={query.data}
        keyOf={({ name }) => name}
        query={query}
        empty={<NothingListed>{t('branches.none')}</NothingListed>}
      />
      <Protections />
      {making ? (
        <NewBranch branches={query.data ?? []} current={status.branch} onClose={() => setMaking(false)} />
      ) : null}
    </div>
  );
}
