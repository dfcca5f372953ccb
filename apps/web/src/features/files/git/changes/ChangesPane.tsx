import type { GitStatus } from '@netloom/contract';
import { Empty } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { MergedDocuments } from '../check/MergedDocuments.tsx';
import { ConflictView } from '../conflict/ConflictView.tsx';
import { ChangeLists } from './ChangeLists.tsx';
import { CommitBox } from './CommitBox.tsx';
import { FileDiff } from './FileDiff.tsx';
import { MergeBanner } from './MergeBanner.tsx';
import { searchOf, shownChange, shownIn } from './selection.ts';
import type { ShownFile } from './selection.ts';

/** Changed files at the left, what changed in the chosen one at the right. */
export function ChangesPane({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const [search, setSearch] = useSearchParams();
  const change = shownChange(status, shownIn(search));
  const setShown = (file: ShownFile | null) => setSearch(searchOf(file), { replace: true });
  const clean = status.staged.length + status.unstaged.length === 0;
  const back = () => setShown(null);
  return (
    <div className="nl-git-panes" data-open={change !== undefined}>
      <div className="nl-git-side">
        <MergeBanner status={status} />
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
        <CommitBox status={status} />
      </div>
      <div className="nl-git-main">
        {change === undefined ? (
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
