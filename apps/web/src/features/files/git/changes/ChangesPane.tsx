import type { GitStatus } from '@netloom/contract';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MergedDocuments } from '../check/MergedDocuments.tsx';
import { ConflictView } from '../conflict/ConflictView.tsx';
import { StashDetails } from '../stash/StashDetails.tsx';
import { StashList } from '../stash/StashList.tsx';
import { useStashes } from '../stash/useStashes.tsx';
import { ChangeLists } from './ChangeLists.tsx';
import { CommitBox } from './CommitBox.tsx';
import { FileDiff } from './FileDiff.tsx';
import { MergeBanner } from './MergeBanner.tsx';
import { RevertBanner } from './RevertBanner.tsx';
import { searchOf, searchOfStash, shownChange, shownIn, stashIn } from './selection.ts';
import type { ShownFile } from './selection.ts';

/** Changed files at the left, what changed in the chosen one at the right. */
export function ChangesPane({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const [search, setSearch] = useSearchParams();
  const change = shownChange(status, shownIn(search));
  const setShown = (file: ShownFile | null) => setSearch(searchOf(file), { replace: true });
  const clean = status.staged.length + status.unstaged.length === 0;
  const back = () => setShown(null);
  const stashes = useStashes();
  const stash = stashes.find(({ commit }) => commit === stashIn(search));
  return (
    <div className="nl-git-panes" data-open={change !== undefined || stash !== undefined}>
      <div className="nl-git-side">
        {status.reverting === null ? <MergeBanner status={status} /> : <RevertBanner status={status} />}
        <MergedDocuments />
        {clean ? (
          <Empty
            className="nl-git-empty"
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t('changes.none')}
          >
            <p className="nl-git-dim">{t('changes.noneHint')}</p>
          </Empty>
        ) : (
          <ChangeLists status={status} shown={change} onShow={setShown} />
        )}
        <StashList
          stashes={stashes}
          shown={stash?.commit ?? null}
          onShow={(commit) => setSearch(searchOfStash(commit), { replace: true })}
        />
        <CommitBox status={status} />
      </div>
      <div className="nl-git-main">
        {stash !== undefined ? (
          <StashDetails key={stash.commit} stash={stash} onBack={back} />
        ) : change === undefined ? (
          <Empty
            className="nl-centre"
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t('changes.choose')}
          />
        ) : change.change === 'conflict' ? (
          <ConflictView key={change.path} path={change.path} onBack={back} />
        ) : (
          <FileDiff path={change.path} from={change.from} staged={change.staged} onBack={back} />
        )}
      </div>
    </div>
  );
}
