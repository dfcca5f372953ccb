import { gitCompare } from '@netloom/contract';
import type { GitComparison } from '@netloom/contract';
import { Empty, Result } from 'antd';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { ChangedFiles } from '../history/ChangedFiles.tsx';
import { CommitList } from '../history/CommitList.tsx';
import { MergeShared } from './MergeShared.tsx';
import type { Shown } from './ComparePane.tsx';

interface DifferenceProps {
  base: string;
  head: string;
  shown: Shown | null;
  onShow: (shown: Shown) => void;
}

/** How far two branches are apart, with the commits and files that one would bring the other. */
export function Difference({ base, head, shown, onShow }: DifferenceProps) {
  const { t } = useTranslation('git');
  const query = { deptId: useDeptId(), base, head };
  const { data, error } = useCall(gitCompare, { query }, { staleTime: 0, meta: { quiet: true } });
  if (error !== null) return <Result status="warning" title={errorText(error)} />;
  if (data === undefined) return <Loading />;
  const { ahead, behind, commits, changes, commit, against } = data;
  return (
    <div className="nl-git-difference">
      <Distance base={base} head={head} comparison={data} />
      {ahead === 0 ? null : (
        <>
          <MergeShared base={base} head={head} />
          <h2>
            {t('compare.commits')} <span className="nl-git-count">{ahead}</span>
          </h2>
          <CommitList
            commits={commits}
            chosen={shown?.kind === 'commit' ? shown.commit : null}
            onChoose={(chosen) => onShow({ kind: 'commit', commit: chosen })}
          />
          {ahead > commits.length && (
            <p className="nl-git-dim">{t('compare.shown', { number: commits.length })}</p>
          )}
          <h2>
            {t('compare.files')} <span className="nl-git-count">{changes.length}</span>
          </h2>
          <ChangedFiles
            changes={changes}
            shown={shown?.kind === 'file' ? shown.change : undefined}
            onShow={(change) => onShow({ kind: 'file', change, commit, against })}
          />
        </>
      )}
      {ahead + behind === 0 && (
        <Empty
          className="nl-git-empty"
          image={Empty.PRESENTED_IMAGE_SIMPLE}
          description={t('compare.same')}
        />
      )}
    </div>
  );
}

interface DistanceProps {
  base: string;
  head: string;
  comparison: GitComparison;
}

function Distance({ base, head, comparison: { ahead, behind } }: DistanceProps) {
  const { t } = useTranslation('git');
  if (ahead + behind === 0) return null;
  return (
    <p className="nl-git-dim" role="status">
      ↑ {t('compare.ahead', { count: ahead, base, head })}
      {behind > 0 && (
        <>
          <br />↓ {t('compare.behind', { count: behind, base })}
        </>
      )}
    </p>
  );
}
