import { gitBranches, gitLog } from '@netloom/contract';
import { Button, Empty, Result, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { CommitDetails } from './CommitDetails.tsx';
import { CommitList } from './CommitList.tsx';

const STEP = 50;
const MOST = 200;

/** Commits at the left, the chosen one at the right. */
export function HistoryPane() {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const [branch, setBranch] = useState<string>();
  const [limit, setLimit] = useState(STEP);
  const [skip, setSkip] = useState(0);
  const [chosen, setChosen] = useState<string | null>(null);
  const branches = useCall(gitBranches, { query: { deptId } }, { staleTime: 0 });
  const query = { deptId, branch, limit, skip };
  const { data: commits, error } = useCall(
    gitLog,
    { query },
    { staleTime: 0, placeholderData: (old) => old },
  );
  const go = (nextSkip: number, nextLimit: number) => {
    setSkip(nextSkip);
    setLimit(nextLimit);
  };
  return (
    <div className="nl-git-panes" data-open={chosen !== null}>
      <div className="nl-git-side nl-git-history">
        <div className="nl-git-list-bar">
          <Select
            className="nl-git-history-branch"
            allowClear
            showSearch
            value={branch}
            placeholder={t('history.own')}
            aria-label={t('history.branch')}
            options={branches.data?.map(({ name }) => ({ value: name, label: name }))}
            onChange={(name: string | undefined) => {
              setBranch(name);
              go(0, STEP);
            }}
          />
        </div>
        {error !== null && commits === undefined ? (
          <Result status="warning" title={errorText(error)} />
        ) : commits === undefined ? (
          <Loading />
        ) : commits.length === 0 && skip === 0 ? (
          <Empty
            className="nl-git-empty"
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t('history.none')}
          />
        ) : (
          <div className="nl-git-commits">
            <CommitList commits={commits} chosen={chosen} onChoose={setChosen} />
            <div className="nl-git-more">
              {skip > 0 && (
                <Button onClick={() => go(Math.max(0, skip - MOST), MOST)}>{t('history.newer')}</Button>
              )}
              {commits.length === limit && (
                <Button onClick={() => (limit < MOST ? go(skip, limit + STEP) : go(skip + MOST, MOST))}>
                  {t('history.older')}
                </Button>
              )}
            </div>
          </div>
        )}
      </div>
      <div className="nl-git-main">
        {chosen === null ? (
          <Empty
            className="nl-centre"
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t('history.choose')}
          />
        ) : (
          <CommitDetails key={chosen} commit={chosen} onBack={() => setChosen(null)} />
        )}
      </div>
    </div>
  );
}
