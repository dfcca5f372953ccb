import { buildsOf } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/table/column.ts';
import { AddRow } from './AddRow.tsx';
import { BuildCoverage, BuildFile, BuildName, BuildSimulator, BuildTop } from './buildCells.tsx';
import type { BuildOfPlan } from './buildCells.tsx';
import { addBuild, removeBuild } from './edit.ts';
import { PartTable } from './PartTable.tsx';

function useColumns(plan: RegressFile): Column<BuildOfPlan>[] {
  const { t } = useTranslation('regressionPlan');
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
  ];
}

/** What is compiled, once for all cases that simulate it. */
export function BuildTable({ plan }: { plan: RegressFile }) {
  const { t } = useTranslation('regressionPlan');
  const columns = useColumns(plan);
  const isUsed = (name: string) => Object.values(plan.cases).some((test) => buildsOf(test).includes(name));
  const rows = Object.entries(plan.builds).map(([name, each]) => ({ ...each, name }));
  return (
    <PartTable
      title={t('builds')}
      adding={<AddRow text={t('build.add')} onAdd={() => addBuild(plan)} />}
      columns={columns}
      rows={rows}
      empty={t('noBuilds')}
      removal={{
        label: (name) => t('build.remove', { name }),
        refused: (name) => (isUsed(name) ? t('build.used') : null),
        remove: (name) => removeBuild(plan, name),
      }}
    />
  );
}
