import { coreDeliveryReached } from '@netloom/contract';
import type { RegressionRow } from '@netloom/contract';
import type { CoreOptions } from '@netloom/core';
import { coveragePlan } from '@netloom/core/delivery';
import { Progress } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../../api/index.ts';
import { reachedOf } from './reachedOf.ts';
import type { Reached } from './reachedOf.ts';

interface CoverageTableProps {
  options: CoreOptions;
  regression: RegressionRow | undefined;
}

/** The coverage plan, instruction by instruction, with what the simulated core retired in tests that passed. */
export function CoverageTable({ options, regression }: CoverageTableProps) {
  const { t } = useTranslation('coreDelivery');
  const isOver = regression !== undefined && regression.result !== 'running';
  const data = useCall(
    coreDeliveryReached,
    { query: { runId: regression?.runId ?? '' } },
    { enabled: isOver, staleTime: Infinity, meta: { quiet: true } },
  ).data;
  const rows = useMemo(() => reachedOf(coveragePlan(options), data?.reached ?? []), [options, data]);
  if (!options.auxiliary.rvfi) return <p className="nl-delivery-hint">{t('needsRvfi')}</p>;
  if (!isOver) return <p className="nl-delivery-hint">{t('runFirst')}</p>;
  if (data === undefined) return null;
  if (data.reached.length === 0) return <p className="nl-delivery-hint">{t('notMeasured')}</p>;
  return (
    <>
      <Sum rows={rows} lost={data.lost} />
      <Rows rows={rows} />
    </>
  );
}

function Sum({ rows, lost }: { rows: readonly Reached[]; lost: number }) {
  const { t } = useTranslation('coreDelivery');
  const [seen, bins] = [sum(rows, 'seen'), sum(rows, 'bins')];
  return (
    <p className="nl-delivery-hint">
      {t('reachedOf', { seen, bins, percent: ((100 * seen) / bins).toFixed(1) })}
      {lost > 0 ? ` ${t('lost', { count: lost })}` : null}
    </p>
  );
}

const sum = (rows: readonly Reached[], of: 'seen' | 'bins') => rows.reduce((all, row) => all + row[of], 0);

const part = ([seen, all]: [number, number]) => (all === 0 ? '–' : `${seen} / ${all}`);

function Rows({ rows }: { rows: readonly Reached[] }) {
  const { t } = useTranslation('coreDelivery');
  return (
    <table className="nl-delivery-coverage">
      <thead>
        <tr>
          <th>{t('instruction')}</th>
          <th>{t('reached')}</th>
          <th>{t('classes')}</th>
          <th>{t('hazards')}</th>
          <th>{t('privileges')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, bins, seen, classes, hazards, modes }) => (
          <tr key={name} data-full={seen === bins}>
            <th scope="row">{name}</th>
            <td>
              <Progress
                size="small"
                percent={Math.floor((100 * seen) / bins)}
                aria-label={`${name} ${seen} / ${bins}`}
              />
            </td>
            <td>{part(classes)}</td>
            <td>{part(hazards)}</td>
            <td>{part(modes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
