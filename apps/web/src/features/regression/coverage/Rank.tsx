import { rankCoverage } from '@netloom/contract';
import type { CoverageRank } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';

type Chosen = CoverageRank['chosen'][number];
type Simulated = CoverageRank['others'][number];
const NAMED = 30;

/** What a simulation is called: with its build where the regression has several. */
function namesOf(all: readonly Simulated[]): (simulation: Simulated) => string {
  const hasSeveral = new Set(all.map(({ build }) => build)).size > 1;
  return ({ caseName, seed, build }) => `${caseName}:${seed}${hasSeveral ? `:${build}` : ''}`;
}

/** The fewest simulations that keep all coverage, what adds most first, and those that add nothing to them. */
export function Rank({ runId }: { runId: string }) {
  const { t } = useTranslation('regressionCoverage');
  const query = useCall(rankCoverage, { query: { runId } }, { staleTime: Infinity, meta: { quiet: true } });
  const { chosen, bound = 0, points = 0, others = [], idleCases = [] } = query.data ?? {};
  const nameOf = namesOf([...(chosen ?? []), ...others]);
  const columns: Column<Chosen>[] = [
    {
      ...{ key: 'case', title: t('simulation'), place: 'heading' },
      render: nameOf,
    },
    { ...{ key: 'adds', title: t('adds'), width: 160, align: 'right' }, render: ({ adds }) => adds },
    {
      ...{ key: 'covered', title: t('soFar'), width: 200, align: 'right' },
      render: ({ covered }) => `${covered} / ${points}`,
    },
  ];
  const isFewest = chosen?.length === bound;
  const words = isFewest ? t('fewest', { count: bound }) : t('nearly', { count: chosen?.length ?? 0, bound });
  return (
    <>
      {query.data === undefined ? null : <p>{words}</p>}
      <DataTable
        label={t('part.rank')}
        columns={columns}
        rows={chosen}
        keyOf={nameOf}
        query={query}
        empty={<NothingListed>{t('nothing.rank')}</NothingListed>}
      />
      {idleCases.length > 0 ? <p>{t('idle', { names: idleCases.slice(0, NAMED).join(', ') })}</p> : null}
      {others.length > 0 ? (
        <details>
          <summary>{t('others', { count: others.length })}</summary>
          <p className="nl-regcov-names">{others.slice(0, 1000).map(nameOf).join(' ')}</p>
        </details>
      ) : null}
    </>
  );
}
