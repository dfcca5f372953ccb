import type { GitConflict } from '@netloom/contract';
import { Segmented } from 'antd';
import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Loading } from '../../../../Loading.tsx';
import type { Choices } from '../../../../document/index.ts';
import { useMergedParts } from './PartsView.tsx';

const DocumentComparison = lazy(() =>
  import('../../../design/soc/index.ts').then(({ DocumentComparison: view }) => ({ default: view })),
);

const WAYS = ['ours', 'theirs', 'result'] as const;
/** What the conflict's diagrams show needs no version of git. */
const SIDES = {};

/** The sides of a conflict on the diagram: what each changed since both began, and what comes out for the own side. */
export function DiagramView({ conflict, choices }: { conflict: GitConflict; choices: Choices }) {
  const { t } = useTranslation('git');
  const { data } = useMergedParts(conflict, choices);
  const [way, setWay] = useState<(typeof WAYS)[number]>('ours');
  const { path, base, ours, theirs, oursName, theirsName } = conflict;
  const names = {
    ours: t('conflict.ours', { name: oursName }),
    theirs: t('conflict.theirs', { name: theirsName }),
    result: t('conflict.result'),
  };
  const begun = t('conflict.base');
  const shown = {
    ours: { before: base ?? theirs, after: ours, names: { before: begun, after: names.ours } },
    theirs: { before: base ?? ours, after: theirs, names: { before: begun, after: names.theirs } },
    result: { before: ours, after: data?.text ?? ours, names: { before: names.ours, after: names.result } },
  }[way];
  return (
    <div className="nl-git-diagram">
      <Segmented
        size="small"
        aria-label={t('diff.look.name')}
        value={way}
        options={WAYS.map((value) => ({ value, label: names[value] }))}
        onChange={setWay}
      />
      <Suspense fallback={<Loading />}>
        <DocumentComparison key={way} path={path} sides={SIDES} {...shown} />
      </Suspense>
    </div>
  );
}
