import type { Evidence } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { runScreenAddress } from '../../runs/run/index.ts';
import { coverageAddress } from '../coverage/index.ts';
import { regressionAddress } from '../results/index.ts';
import { STORED } from './stored.ts';
import { StateTag } from './StateTag.tsx';

/** Where the evidence itself is. */
function addressOf({ kind, runId }: Evidence): string | null {
  if (kind === 'defects') return '/example/bug';
  if (runId === null) return null;
  if (kind === 'coverage' || kind === 'exclusions') return coverageAddress(runId);
  if (kind === 'regression') return regressionAddress(runId);
  return runScreenAddress(kind, { run: runId });
}

/** Everything beside the testpoints that must be shown of the commit. */
export function Checks({ checks }: { checks: readonly Evidence[] }) {
  const { t } = useTranslation('signOff');
  const words = ({ reason, values }: Evidence): string => t(`reason.${reason}`, { ...values });
  const columns: Column<Evidence>[] = [
    {
      ...{ key: 'kind', title: t('evidence'), width: 190, place: 'heading' },
      render: ({ kind }) => t(`kind.${kind}`),
    },
    { ...{ key: 'state', title: t('state'), width: 130 }, render: ({ state }) => <StateTag state={state} /> },
    {
      ...{ key: 'says', title: t('says') },
      render: (check) => (
        <span className="nl-regress-cut" title={words(check)}>
          {words(check)}
        </span>
      ),
    },
    {
      ...{ key: 'show', title: '', width: 90, place: 'actions' },
      render: (check) => {
        const address = addressOf(check);
        return address === null ? null : <Link to={address}>{t('show')}</Link>;
      },
    },
  ];
  return (
    <DataTable
      label={t('checks')}
      columns={columns}
      rows={checks}
      keyOf={({ kind }) => kind}
      query={STORED}
      empty={null}
    />
  );
}
