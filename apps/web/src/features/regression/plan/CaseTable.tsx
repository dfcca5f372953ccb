import { buildsOf, countSeeds } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/table/column.ts';
import { AddRow } from './AddRow.tsx';
import {
  CaseBuild,
  CaseGroups,
  CaseName,
  CasePlusargs,
  CaseSeconds,
  CaseSeeds,
  CaseStage,
  CaseTestpoints,
} from './caseCells.tsx';
import type { CaseOfPlan } from './caseCells.tsx';
import { addCase, removeCase } from './edit.ts';
import { PartTable } from './PartTable.tsx';

function useColumns(plan: RegressFile): Column<CaseOfPlan>[] {
  const { t } = useTranslation('regressionPlan');
  const cell = (key: string, Cell: typeof CaseName, width?: number): Column<CaseOfPlan> => ({
    key,
    title: t(`case.${key}`),
    ...(width !== undefined && { width }),
    render: (row) => <Cell plan={plan} row={row} />,
  });
  return [
    { ...cell('name', CaseName), place: 'heading' },
    cell('build', CaseBuild, 116),
    cell('plusargs', CasePlusargs),
    cell('seeds', CaseSeeds, 112),
    {
      key: 'all',
      title: t('case.all'),
      width: 78,
      align: 'right',
      render: (row) => buildsOf(row).length * countSeeds(row.seeds),
    },
    cell('groups', CaseGroups, 104),
    cell('stage', CaseStage, 80),
    cell('testpoints', CaseTestpoints, 150),
    cell('seconds', CaseSeconds, 90),
  ];
}

/** What is simulated: each case with its build, its options and its seeds. */
export function CaseTable({ plan }: { plan: RegressFile }) {
  const { t } = useTranslation('regressionPlan');
  const columns = useColumns(plan);
  const rows = Object.entries(plan.cases).map(([name, each]) => ({ ...each, name }));
  return (
    <PartTable
      title={t('cases')}
      adding={<AddRow text={t('case.add')} onAdd={() => addCase(plan)} />}
      columns={columns}
      rows={rows}
      empty={t('noCases')}
      help={t('seeds.help')}
      removal={{
        label: (name) => t('case.remove', { name }),
        remove: (name) => removeCase(plan, name),
      }}
    />
  );
}
