import type { RegressFile } from '@netloom/model/regression';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/table/column.ts';
import { AddRow } from './AddRow.tsx';
import { DraftText } from './DraftText.tsx';
import { addTestpoint, changeTestpoint, removeTestpoint, renameTestpoint } from './edit.ts';
import { PartTable } from './PartTable.tsx';
import { STAGES } from './stages.ts';
import { useNameRefusal } from './useNameRefusal.ts';

type Testpoint = NonNullable<RegressFile['testpoints']>[string] & { name: string; cases: string[] };

interface CellProps {
  plan: RegressFile;
  row: Testpoint;
}

function PointName({ plan, row: { name } }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  const refusal = useNameRefusal();
  return (
    <DraftText
      label={`${t('point.name')}: ${name}`}
      value={name}
      refusal={refusal(plan.testpoints ?? {}, name)}
      onChange={(to) => renameTestpoint(plan, name, to)}
    />
  );
}

function PointStage({ plan, row: { name, stage } }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  return (
    <Select
      size="small"
      aria-label={`${t('case.stage')}: ${name}`}
      value={stage}
      options={STAGES}
      onChange={(to) => changeTestpoint(plan, name, { stage: to })}
    />
  );
}

function PointDescription({ plan, row: { name, description = '' } }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  return (
    <DraftText
      label={`${t('point.description')}: ${name}`}
      value={description}
      onChange={(to) => changeTestpoint(plan, name, { description: to === '' ? undefined : to })}
    />
  );
}

/** The cases and checks that show a testpoint; one that none shows is never green. */
function PointCases({ row: { cases } }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  if (cases.length === 0) return <span className="nl-regress-wrong">{t('point.none')}</span>;
  return (
    <span className="nl-regress-cut" title={cases.join(', ')}>
      {cases.join(', ')}
    </span>
  );
}

function useColumns(plan: RegressFile): Column<Testpoint>[] {
  const { t } = useTranslation('regressionPlan');
  const column = (key: string, title: string, Cell: typeof PointName, width?: number): Column<Testpoint> => ({
    ...{ key, title, render: (row) => <Cell plan={plan} row={row} /> },
    ...(width !== undefined && { width }),
  });
  return [
    { ...column('name', t('point.name'), PointName, 180), place: 'heading' },
    column('stage', t('case.stage'), PointStage, 90),
    column('description', t('point.description'), PointDescription),
    column('cases', t('point.shownBy'), PointCases, 220),
  ];
}

/** What is to be shown, at which stage, and what shows it. */
export function TestpointTable({ plan }: { plan: RegressFile }) {
  const { t } = useTranslation('regressionPlan');
  const columns = useColumns(plan);
  const showing = [...Object.entries(plan.cases), ...Object.entries(plan.checks ?? {})];
  const rows = Object.entries(plan.testpoints ?? {}).map(([name, each]) => ({
    ...{ ...each, name },
    cases: showing.flatMap(([of, { testpoints = [] }]) => (testpoints.includes(name) ? [of] : [])),
  }));
  return (
    <PartTable
      title={t('points')}
      adding={<AddRow text={t('point.add')} onAdd={() => addTestpoint(plan)} />}
      columns={columns}
      rows={rows}
      empty={t('noPoints')}
      removal={{
        label: (name) => t('case.remove', { name }),
        remove: (name) => removeTestpoint(plan, name),
      }}
    />
  );
}
