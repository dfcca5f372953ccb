import { LockOutlined } from '@ant-design/icons';
import type { GitBranch } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { RelativeTime } from '../../../../parts/index.ts';
import type { Column } from '../../../../parts/table/column.ts';
import { BranchActions } from './BranchActions.tsx';

/** What is told of each branch; `into` is the one that others can be merged into. */
export function useBranchColumns(into: string): Column<GitBranch>[] {
  const { t } = useTranslation('git');
  return [
    {
      key: 'name',
      title: t('branches.name'),
      width: 220,
      place: 'heading',
      render: ({ name, current, protected: held }) => (
        <span className="nl-git-branch-name">
          {held ? <LockOutlined title={t('protection.mark')} aria-label={t('protection.mark')} /> : null}{' '}
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
      width: 320,
      place: 'actions',
      render: (branch) => <BranchActions branch={branch} current={into} />,
    },
  ];
}
