import type { GitChange, GitStatus } from '@netloom/contract';
import { Empty } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FileDiff } from '../changes/FileDiff.tsx';
import { CommitDetails } from '../history/CommitDetails.tsx';
import { BranchChoice } from './BranchChoice.tsx';
import { useCompared } from './compareStore.ts';
import { Difference } from './Difference.tsx';

/** What is looked at: a commit, or a file between two versions. */
export type Shown =
  | { kind: 'commit'; commit: string }
  | { kind: 'file'; change: GitChange; commit: string; against: string };

/** Two branches at the left, what one brings the other at the right. */
export function ComparePane({ status }: { status: GitStatus }) {
  const { t } = useTranslation('git');
  const compared = useCompared();
  const base = compared.base ?? (status.branch || undefined);
  const { head } = compared;
  // What was shown belongs to the branches that it was chosen from.
  const pair = `${base} ${head}`;
  const [chosen, setChosen] = useState<{ pair: string; shown: Shown } | null>(null);
  const shown = chosen?.pair === pair ? chosen.shown : null;
  return (
    <div className="nl-git-panes" data-open={shown !== null}>
      <div className="nl-git-side">
        <BranchChoice base={base} head={head} />
        {base === undefined || head === undefined ? (
          <Empty
            className="nl-git-empty"
            image={Empty.PRESENTED_IMAGE_SIMPLE}
            description={t('compare.choose')}
          />
        ) : (
          <Difference
            base={base}
            head={head}
            shown={shown}
            onShow={(next) => setChosen({ pair, shown: next })}
          />
        )}
      </div>
      <div className="nl-git-main">
        <ShownPart shown={shown} head={head ?? ''} onBack={() => setChosen(null)} />
      </div>
    </div>
  );
}

interface ShownPartProps {
  shown: Shown | null;
  head: string;
  onBack: () => void;
}

function ShownPart({ shown, head, onBack }: ShownPartProps) {
  const { t } = useTranslation('git');
  if (shown === null)
    return (
      <Empty className="nl-centre" image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('compare.file')} />
    );
  if (shown.kind === 'commit')
    return <CommitDetails key={shown.commit} tab="compare" commit={shown.commit} onBack={onBack} />;
  const { change, commit, against } = shown;
  return (
    <FileDiff
      path={change.path}
      from={change.from}
      commit={commit}
      against={{ commit: against, note: t('diff.compared', { head }) }}
      onBack={onBack}
    />
  );
}
