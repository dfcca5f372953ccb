import { gitDiff } from '@netloom/contract';
import type { GitDiff } from '@netloom/contract';
import { Empty, Result } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import { errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { useDeptId } from '../../../../session/index.ts';
import { CodeDiff } from '../../editor/index.ts';
import { HunksView } from '../hunks/HunksView.tsx';
import { LookChoice } from './LookChoice.tsx';
import type { Look } from './LookChoice.tsx';
import { Meaning } from './Meaning.tsx';
import { PaneHeader } from './PaneHeader.tsx';

const DocumentComparison = lazy(() =>
  import('../../../design/soc/index.ts').then(({ DocumentComparison: view }) => ({ default: view })),
);

interface FileDiffProps {
  path: string;
  from: string | null;
  staged?: boolean;
  /** The change that this commit made. */
  commit?: string;
  /** What `commit` is compared with instead of its parent, and how that is called. */
  against?: { commit: string; note: string };
  onBack: () => void;
}

/** Both sides of one file. */
export function FileDiff({ path, from, staged = false, commit, against, onBack }: FileDiffProps) {
  const { t } = useTranslation('git');
  const deptId = useDeptId();
  const query = {
    deptId,
    path,
    from: from ?? undefined,
    staged: String(staged),
    commit,
    against: against?.commit,
  };
  const { data, error } = useCall(gitDiff, { query }, { meta: { quiet: true } });
  const side = commit !== undefined ? t('diff.commit') : staged ? t('diff.staged') : t('diff.unstaged');
  const note = against?.note ?? side;
  const [wanted, setWanted] = useState<Look>();
  const looks = data === undefined || data.binary ? [] : looksOf(path, data, commit === undefined);
  const look = looks.find((each) => each === wanted) ?? looks[0];
  return (
    <section className="nl-git-view" aria-label={path}>
      <PaneHeader path={path} note={note} onBack={onBack}>
        <LookChoice looks={looks} look={look} onChoose={setWanted} />
      </PaneHeader>
      <div className="nl-git-code">
        {error !== null ? (
          <Result status="info" title={errorText(error)} />
        ) : data === undefined ? (
          <Loading />
        ) : (
          <Sides path={path} look={look} data={data} shown={{ staged, commit, against: against?.commit }} />
        )}
      </div>
    </section>
  );
}

interface SidesProps {
  path: string;
  look: Look | undefined;
  data: GitDiff;
  /** Which sides they are. */
  shown: { staged: boolean; commit?: string | undefined; against?: string | undefined };
}

function Sides({ path, look, data: { before, after, binary, meaning }, shown }: SidesProps) {
  const { t } = useTranslation('git');
  if (binary)
    return (
      <Empty className="nl-centre" image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('diff.binary')} />
    );
  if (look === 'diagram') {
    const names = { before: t('diff.before'), after: t('diff.after') };
    return (
      <Suspense fallback={<Loading />}>
        <DocumentComparison path={path} before={before} after={after} sides={shown} names={names} />
      </Suspense>
    );
  }
  if (look === 'meaning' && meaning !== undefined) return <Meaning meaning={meaning} />;
  if (look === 'hunks') return <HunksView path={path} staged={shown.staged} meaning={meaning} />;
  return <CodeDiff path={path} before={before ?? ''} after={after ?? ''} />;
}

/** Of a new file there is one side, and nothing to choose from. */
function looksOf(path: string, { before, meaning }: GitDiff, inTree: boolean): Look[] {
  const drawn = meaning !== undefined && path.endsWith('.soc.json');
  return [
    ...(drawn ? (['diagram'] as const) : []),
    ...(meaning === undefined ? [] : (['meaning'] as const)),
    ...(inTree && before !== null ? (['hunks'] as const) : []),
    'text',
  ];
}
