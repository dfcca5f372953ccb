import { gitTags } from '@netloom/contract';
import type { GitTag } from '@netloom/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { RelativeTime } from '../../../../parts/index.ts';
import type { Column } from '../../../../parts/table/column.ts';
import { DataTable } from '../../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../../parts/table/NothingListed.tsx';
import { useDeptId } from '../../../../session/index.ts';
import { showCommit } from '../history/historyStore.ts';
import { DeleteTag } from './DeleteTag.tsx';

/** The tags of the project, with the ways to their commits. */
export function TagsPane() {
  const { t } = useTranslation('git');
  const query = useCall(gitTags, { query: { deptId: useDeptId() } }, { staleTime: 0 });
  const columns = useTagColumns();
  return (
    <div className="nl-git-list">
      <div className="nl-git-list-bar">
        <p className="nl-git-dim">{t('tags.explain')}</p>
      </div>
      <DataTable
        label={t('tags.tab')}
        columns={columns}
        rows={query.data}
        keyOf={({ name }) => name}
        query={query}
        empty={<NothingListed>{t('tags.none')}</NothingListed>}
      />
    </div>
  );
}

function useTagColumns(): Column<GitTag>[] {
  const { t } = useTranslation('git');
  return [
    {
      key: 'name',
      title: t('tags.name'),
      width: 200,
      place: 'heading',
      render: ({ name }) => <span className="nl-git-branch-name">{name}</span>,
    },
    {
      key: 'message',
      title: t('tags.message'),
      render: ({ message, name }) => (message === name ? '' : message),
    },
    {
      key: 'commit',
      title: t('tags.commit'),
      render: ({ commit, subject }) => (
        <Button
          type="link"
          size="small"
          className="nl-git-commit-link"
          title={t('tags.show')}
          onClick={() => showCommit(commit)}
        >
          <code>{commit.slice(0, 8)}</code> {subject}
        </Button>
      ),
    },
    { key: 'author', title: t('tags.author'), width: 140, render: ({ author }) => author },
    { key: 'time', title: t('tags.time'), width: 140, render: ({ time }) => <RelativeTime value={time} /> },
    { key: 'actions', title: '', width: 100, place: 'actions', render: (tag) => <DeleteTag tag={tag} /> },
  ];
}
