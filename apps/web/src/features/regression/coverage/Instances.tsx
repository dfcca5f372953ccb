import { instanceToggles } from '@netloom/contract';
import type { InstanceToggles, RegressionCoverage } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../api/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { CoverageBar } from '../../runs/simulation/index.ts';
import { CoveredBlock } from './CoveredBlock.tsx';
import { regressionAddress } from '../results/index.ts';

type Row = InstanceToggles['rows'][number];

/** Toggles of each instance by itself, from the waves that the regression left. */
export function Instances({ runId, socs }: Pick<RegressionCoverage, 'runId' | 'socs'>) {
  const { t } = useTranslation('regressionCoverage');
  const query = useCall(instanceToggles, { query: { runId } }, { staleTime: 0, meta: { quiet: true } });
  const columns: Column<Row>[] = [
    {
      ...{ key: 'instance', title: t('part.instances'), place: 'heading' },
      render: ({ instance }) => (
        <span>
          <span className="nl-mono">{instance}</span> <CoveredBlock name={instance} socs={socs} />
        </span>
      ),
    },
    {
      ...{ key: 'toggle', title: t('sort.toggle'), width: 170 },
      render: ({ covered, total }) => <CoverageBar count={{ covered, total }} />,
    },
    {
      ...{ key: 'missed', title: t('missed') },
      render: ({ missed }) => (
        <span className="nl-regress-cut" title={missed.join(' ')}>
          {missed.join(' ')}
        </span>
      ),
    },
  ];
  const { waves = 0, simulations = 0 } = query.data ?? {};
  return (
    <>
      {waves > 0 ? <p>{t('waves', { waves, simulations })}</p> : null}
      <DataTable
        label={t('part.instances')}
        columns={columns}
        rows={query.data?.rows}
        keyOf={({ instance }) => instance}
        query={query}
        empty={
          <NothingListed>
            {t('nothing.instances')} <Link to={regressionAddress(runId)}>{t('toResults')}</Link>
          </NothingListed>
        }
      />
    </>
  );
}
