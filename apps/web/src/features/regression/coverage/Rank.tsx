import { rankCoverage } from '@netloom/contract';
import type { CoverageRank } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../api/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';

type Chosen = CoverageRank['chosen'][number];
const NAMED = 30;

/** The fewest simulations that keep all coverage, what adds most first, and those that add nothing to them. */
export function Rank({ runId }: { runId: string }) {
  const { t } = useTranslation('regressionCoverage');
  const query = useCall(rankCoverage, { query: { runId } }, { staleTime: Infinity, meta: { quiet: true } });
  const { chosen, bound = 0, points = 0, others = [], idleCases = [] } = query.data ?? {};
  const columns: Column<Chosen>[] = [
    {
      ...{ key: 'case', title: t('simulation'), place: 'heading' },
      render: ({ caseName, seed }) => `${caseName}:${seed}`,
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
        keyOf={({ caseName, seed }) => `${caseName}:${seed}`}
        query={query}
        empty={<NothingListed>{t('nothing.rank')}</NothingListed>}
      />
      {idleCases.length > 0 ? <p>{t('idle', { names: idleCases.slice(0, NAMED).join(', ') })}</p> : null}
      {others.length > 0 ? (
        <details>
          <summary>{t('others', { count: others.length })}</summary>
          <p className="nl-regcov-names">
            {others
              .slice(0, 1000)
              .map(({ caseName, seed }) => `${caseName}:${seed}`)
              .join(' ')}
          </p>
        </details>
      ) : null}
    </>
  );
}
