import { PlusOutlined } from '@ant-design/icons';
import { gitBranches } from '@netloom/contract';
import type { GitBranch, GitStatus } from '@netloom/contract';
import { Button, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { Permitted, RelativeTime } from '../../../../parts/index.ts';
import { DataTable } from '../../../../parts/table/DataTable.tsx';
import type { Column } from '../../../../parts/table/column.ts';
import { NothingListed } from '../../../../parts/table/NothingListed.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { BranchActions } from './BranchActions.tsx';
import { NewBranch } from './NewBranch.tsx';

/** Own and shared branches, with the ways between them. */
export function BranchesPane({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const query = useCall(gitBranches, { query: { deptId } }, { staleTime: 0 });
  const [making, setMaking] = useState(false);
  const columns: Column<GitBranch>[] = [
    {
      key: 'name',
      title: t('branches.name'),
      width: 220,
      place: 'heading',
      render: ({ name, current }) => (
        <span className="nl-git-branch-name">
          {name} {current ? <Tag className="nl-git-ref">{t('branches.current')}</Tag> : null}
        </span>
      ),
    },
    {
      key: 'where',
      title: t('branches.where'),
      width: 140,
      render: ({ own, shared }) =>
        own && shared ? t('branches.both') : own ? t('branches.own') : t('branches.shared'),
    },
    {
      key: 'distance',
      title: t('branches.distance'),
      width: 130,
      render: ({ ahead, behind }) => (ahead === null || behind === null ? '–' : `↑ ${ahead}  ↓ ${behind}`),
    },
    { key: 'subject', title: t('branches.last'), render: ({ subject }) => subject },
    {
      key: 'time',
      title: t('branches.time'),
      width: 140,
      render: ({ time }) => <RelativeTime value={time} />,
    },
    {
      key: 'actions',
      title: '',
      width: 230,
      place: 'actions',
      render: (branch) => <BranchActions branch={branch} current={status.branch} />,
    },
  ];
  return (
    <div className="nl-git-list">
      <div className="nl-git-list-bar">
        <p className="nl-git-dim">{t('branches.hint')}</p>
        <Permitted any={['git:commit']}>
          <Button icon={<PlusOutlined />} onClick={() => setMaking(true)}>
            {t('branches.new')}
          </Button>
        </Permitted>
      </div>
      <DataTable
        label={t('branches.tab')}
        columns={columns}
        rows={query.data}
        keyOf={({ name }) => name}
        query={query}
        empty={<NothingListed>{t('branches.none')}</NothingListed>}
      />
      {making ? (
        <NewBranch branches={query.data ?? []} current={status.branch} onClose={() => setMaking(false)} />
      ) : null}
    </div>
  );
}
