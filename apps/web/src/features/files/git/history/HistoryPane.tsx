import { gitBranches } from '@netloom/contract';
import { Empty, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { CommitDetails } from './CommitDetails.tsx';
import { CommitPage } from './CommitPage.tsx';
import { useShownCommit } from './historyStore.ts';
import { useCommitPages } from './useCommitPages.ts';

/** Commits at the left, the chosen one at the right. */
export function HistoryPane() {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const chosen = useShownCommit((state) => state.commit);
  const setChosen = (commit: string | null) => useShownCommit.setState({ commit });
  const branches = useCall(gitBranches, { query: { deptId } }, { staleTime: 0 });
  const pages = useCommitPages();
  return (
    <div className="nl-git-panes" data-open={chosen !== null}>
      <div className="nl-git-side nl-git-history">
        <div className="nl-git-list-bar">
          <Select
            className="nl-git-history-branch"
            allowClear
            showSearch
            value={pages.branch}
            placeholder={t('history.own')}
            aria-label={t('history.branch')}
            options={branches.data?.map(({ name }) => ({ value: name, label: name }))}
            onChange={pages.chooseBranch}
          />
        </div>
        <CommitPage pages={pages} chosen={chosen} onChoose={setChosen} />
      </div>
      <div className="nl-git-main">
        {chosen === null ? (
          <Empty
            className="nl-centre"
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t('history.choose')}
          />
        ) : (
          <CommitDetails key={chosen} tab="history" commit={chosen} onBack={() => setChosen(null)} />
        )}
      </div>
    </div>
  );
}
