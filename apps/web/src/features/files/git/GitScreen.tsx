import { Result, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../Loading.tsx';
import { usePermissions } from '../../../parts/index.ts';
import { errorText } from '../../../announce.ts';
import { GitBar } from './bar/GitBar.tsx';
import { BranchesPane } from './branches/BranchesPane.tsx';
import { ChangesPane } from './changes/ChangesPane.tsx';
import { ComparePane } from './compare/ComparePane.tsx';
import { HooksPane } from './hooks/HooksPane.tsx';
import { HistoryPane } from './history/HistoryPane.tsx';
import { TagsPane } from './tags/TagsPane.tsx';
import { showGitTab, useGitTab } from './gitTab.ts';
import { useGitStatus, useTreeChanges } from './useGit.ts';
import './git.css';

/** The member's working tree as git sees it: changes, branches, history, and what he shares with the others. */
export default function GitScreen() {
  const { t, ready } = useTranslation('git');
  const { data: status, error } = useGitStatus();
  const mayTell = usePermissions().any('project:edit');
  const tab = useGitTab((state) => state.tab);
  useTreeChanges();
  if (status === undefined && error !== null)
    return <Result status="warning" title={t('unreadable')} subTitle={errorText(error)} />;
  if (!ready || status === undefined) return <Loading />;
  const open = status.staged.length + status.unstaged.length;
  return (
    <div className="nl-git">
      <GitBar status={status} />
      <Tabs
        className="nl-git-tabs"
        size="small"
        activeKey={tab}
        onChange={showGitTab}
        items={[
          {
            key: 'changes',
            label: open === 0 ? t('changes.tab') : t('changes.tabCount', { count: open }),
            children: <ChangesPane status={status} />,
          },
          { key: 'branches', label: t('branches.tab'), children: <BranchesPane status={status} /> },
          { key: 'compare', label: t('compare.tab'), children: <ComparePane status={status} /> },
          { key: 'tags', label: t('tags.tab'), children: <TagsPane /> },
          { key: 'history', label: t('history.tab'), children: <HistoryPane /> },
          ...(mayTell ? [{ key: 'hooks', label: t('hooks.tab'), children: <HooksPane /> }] : []),
        ]}
      />
    </div>
  );
}
