import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { buildsOf, countSeeds } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { RowAction } from '../../../parts/table/RowAction.tsx';
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
import { STORED } from './stored.ts';

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
    {
      key: 'actions',
      title: '',
      width: 48,
      place: 'actions',
      render: ({ name }) => (
        <RowAction
          label={t('case.remove', { name })}
          icon={<DeleteOutlined />}
          onClick={() => removeCase(plan, name)}
        />
      ),
    },
  ];
}

/** What is simulated: each case with its build, its options and its seeds. */
export function CaseTable({ plan }: { plan: RegressFile }) {
  const { t } = useTranslation('regressionPlan');
  const columns = useColumns(plan);
  const rows = Object.entries(plan.cases).map(([name, each]) => ({ ...each, name }));
  return (
    <section className="nl-regress-part">
      <header>
        <h2>{t('cases')}</h2>
        <Button size="small" icon={<PlusOutlined />} onClick={() => addCase(plan)}>
          {t('case.add')}
        </Button>
      </header>
      <DataTable
        label={t('cases')}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        query={STORED}
        empty={<NothingListed>{t('noCases')}</NothingListed>}
      />
      <p className="nl-dim">{t('seeds.help')}</p>
    </section>
  );
}
