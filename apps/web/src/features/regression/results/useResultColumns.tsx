import type { ResultRow } from '@netloom/contract';
import { Tag } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../../../parts/table/column.ts';
import { fileAddress } from '../../files/editor/index.ts';
import { useWordResult } from '../../runs/run/index.ts';
import { SaidMark, useSaidResults } from '../../talk/lookedAt/index.ts';
import { ResultActions } from './ResultActions.tsx';
import { ResultTag } from './ResultTag.tsx';

/** The seed that the simulator told; what was asked for where it tells none, or another one. */
function Seed({ result: { seed, toldSeed } }: { result: ResultRow }) {
  const { t } = useTranslation('regressions');
  if (toldSeed === null) return <span title={t('seed.notTold')}>{seed} ?</span>;
  if (toldSeed === seed) return <span title={t('seed.told')}>{seed}</span>;
  return (
    <b className="nl-regress-wrong" title={t('seed.other', { seed })}>
      {toldSeed}
    </b>
  );
}

function Place({ result: { file, line } }: { result: ResultRow }) {
  if (file === null) return null;
  const place = { path: file, ...(line !== null && { line }) };
  return (
    <Link to={fileAddress(place)}>
      {file.slice(file.lastIndexOf('/') + 1)}:{line}
    </Link>
  );
}

export function useResultColumns(runId: string, tellsBuilds: boolean): Column<ResultRow>[] {
  const { t } = useTranslation('regressions');
  const said = useSaidResults();
  const word = useWordResult();
  return [
    {
      key: 'caseName',
      title: t('result.case'),
      width: 120,
      place: 'heading',
      render: ({ caseName, build, plusargs, resultId }) => (
        <span className="nl-regress-cut" title={`${caseName} · ${build} ${plusargs}`}>
          <SaidMark count={said.get(resultId)} /> <Link to={`/example/caseList/${resultId}`}>{caseName}</Link>
          {tellsBuilds ? <span className="nl-dim"> {build}</span> : null}
        </span>
      ),
    },
    {
      key: 'seed',
      title: t('result.seed'),
      width: 96,
      align: 'right',
      render: (result) => <Seed result={result} />,
    },
    {
      key: 'verdict',
      title: t('result.verdict'),
      width: 108,
      render: ({ verdict, nondeterministic, unchecked, attempts }) => (
        <span title={attempts > 1 ? t('attempts', { attempts }) : undefined}>
          <ResultTag verdict={verdict} />
          {nondeterministic ? <Tag color="error">{t('class.nondeterministic.name')}</Tag> : null}
          {unchecked ? <Tag color="warning">{t('class.unchecked.name')}</Tag> : null}
        </span>
      ),
    },
    ...lastColumns(t, runId, word),
  ];
}

/** What a simulation said, and what can be done with it. */
function lastColumns(
  t: TFunction<'regressions'>,
  runId: string,
  word: (result: ResultRow) => string,
): Column<ResultRow>[] {
  return [
    {
      key: 'message',
      title: t('result.message'),
      render: (result) => (
        <span className="nl-regress-said">
          <span className="nl-regress-cut" title={word(result)}>
            {word(result)}
          </span>
          <Place result={result} />
        </span>
      ),
    },
    {
      key: 'seconds',
      title: t('result.seconds'),
      width: 96,
      align: 'right',
      render: ({ seconds }) => (seconds === null ? '' : seconds.toFixed(seconds < 10 ? 2 : 0)),
    },
    {
      key: 'actions',
      title: '',
      width: 168,
      place: 'actions',
      render: (result) => <ResultActions runId={runId} result={result} />,
    },
  ];
}
