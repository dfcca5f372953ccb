import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { buildsOf } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { BuildCoverage, BuildFile, BuildName, BuildSimulator, BuildTop } from './buildCells.tsx';
import type { BuildOfPlan } from './buildCells.tsx';
import { addBuild, removeBuild } from './edit.ts';
import { STORED } from './stored.ts';

function useColumns(plan: RegressFile): Column<BuildOfPlan>[] {
  const { t } = useTranslation('regressionPlan');
  const isUsed = (name: string) => Object.values(plan.cases).some((test) => buildsOf(test).includes(name));
  const column = (key: string, render: Column<BuildOfPlan>['render'], width?: number) => ({
    ...{ key, title: t(`build.${key}`), render },
    ...(width !== undefined && { width }),
  });
  return [
    { ...column('name', (row) => <BuildName plan={plan} row={row} />, 150), place: 'heading' },
    column('top', (row) => <BuildTop plan={plan} row={row} />),
    column('soc', (row) => <BuildFile plan={plan} row={row} of="soc" />),
    column('testbench', (row) => <BuildFile plan={plan} row={row} of="testbench" />),
    column('fileList', (row) => <BuildFile plan={plan} row={row} of="fileList" />),
    column('simulator', (row) => <BuildSimulator plan={plan} row={row} />, 120),
    { ...column('coverage', (row) => <BuildCoverage plan={plan} row={row} />, 90), align: 'center' },
    {
      key: 'actions',
      title: '',
      width: 48,
      place: 'actions',
      render: ({ name }) => (
        <RowAction
          label={t('build.remove', { name })}
          icon={<DeleteOutlined />}
          refused={isUsed(name) ? t('build.used') : null}
          onClick={() => removeBuild(plan, name)}
        />
      ),
    },
  ];
}

/** What is compiled, once for all cases that simulate it. */
export function BuildTable({ plan }: { plan: RegressFile }) {
  const { t } = useTranslation('regressionPlan');
  const columns = useColumns(plan);
  const rows = Object.entries(plan.builds).map(([name, each]) => ({ ...each, name }));
  return (
    <section className="nl-regress-part">
      <header>
        <h2>{t('builds')}</h2>
        <Button size="small" icon={<PlusOutlined />} onClick={() => addBuild(plan)}>
          {t('build.add')}
        </Button>
      </header>
      <DataTable
        label={t('builds')}
        columns={columns}
        rows={rows}
        keyOf={({ name }) => name}
        query={STORED}
        empty={<NothingListed>{t('noBuilds')}</NothingListed>}
      />
    </section>
  );
}
