import type { Evidence, SignOff } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { runScreenAddress } from '../../runs/run/index.ts';
import { coverageAddress } from '../coverage/index.ts';
import { planAddress, regressionAddress } from '../results/index.ts';
import { StartChecks } from './StartChecks.tsx';
import { STORED } from './stored.ts';
import { useEvidenceWords } from './useEvidenceWords.ts';
import { StateTag } from './StateTag.tsx';

/** Where the evidence itself is. */
function addressOf({ kind, runId }: Evidence): string | null {
  if (kind === 'defects') return '/example/bug';
  if (runId === null) return null;
  if (kind === 'coverage' || kind === 'exclusions') return coverageAddress(runId);
  if (kind === 'regression') return regressionAddress(runId);
  return runScreenAddress(kind, { run: runId });
}

/** What can be done about evidence: seen, or what is missing started, or asked for in the plan. */
function Action({ check, runId, path }: { check: Evidence; runId: string; path: string }) {
  const { t } = useTranslation('signOff');
  const { kind, reason } = check;
  const address = addressOf(check);
  if (address !== null) return <Link to={address}>{t('show')}</Link>;
  if (kind !== 'lint' && kind !== 'crossings' && kind !== 'proof') return null;
  if (reason === 'some-not-run') return <StartChecks runId={runId} kind={kind} />;
  const isUnnamed = reason === 'not-run' || reason === 'not-asked';
  return isUnnamed && path !== '' ? <Link to={planAddress(path)}>{t('nameOne')}</Link> : null;
}

/** Everything beside the testpoints that must be shown of the commit. */
export function Checks({ shown: { runId, path, checks } }: { shown: SignOff }) {
  const { t } = useTranslation('signOff');
  const words = useEvidenceWords();
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
      ...{ key: 'show', title: '', width: 180, place: 'actions' },
      render: (check) => <Action check={check} runId={runId} path={path} />,
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
