import { buildsOf } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/table/column.ts';
import { CaseFile } from './caseCells.tsx';
import type { CaseOfPlan } from './caseCells.tsx';
import { changeCase } from './edit.ts';
import { PartTable } from './PartTable.tsx';

const NONE = { program: undefined, generator: undefined };

/** Cases of SoCs, and those that have a program or a generator. */
const isShown = ({ builds }: RegressFile, test: CaseOfPlan) =>
  test.program !== undefined ||
  test.generator !== undefined ||
  buildsOf(test).some((build) => builds[build]?.soc !== undefined);

function useColumns(plan: RegressFile): Column<CaseOfPlan>[] {
  const { t } = useTranslation('regressionPlan');
  const file = (of: 'program' | 'generator'): Column<CaseOfPlan> => ({
    key: of,
    title: t(`case.${of}`),
    render: (row) => <CaseFile plan={plan} row={row} of={of} />,
  });
  return [
    { key: 'name', title: t('case.name'), width: 180, place: 'heading', render: ({ name }) => name },
    file('program'),
    file('generator'),
  ];
}

/** What SoCs run, and what makes the stimulus of each seed. */
export function StimulusTable({ plan }: { plan: RegressFile }) {
  const { t } = useTranslation('regressionPlan');
  const columns = useColumns(plan);
  const all = Object.entries(plan.cases).map(([name, each]) => ({ ...each, name }));
  const rows = all.filter((row) => isShown(plan, row));
  const others = all.filter((row) => !rows.includes(row));
  const adding = (
    <Select
      size="small"
      aria-label={t('stimulus.add')}
      placeholder={t('stimulus.add')}
      popupMatchSelectWidth={false}
      value={null}
      disabled={others.length === 0}
      options={others.map(({ name }) => ({ value: name, label: name }))}
      onChange={(name: string) => changeCase(plan, name, { generator: '' })}
    />
  );
  return (
    <PartTable
      title={t('stimulus.title')}
      adding={adding}
      columns={columns}
      rows={rows}
      empty={t('stimulus.none')}
      help={t('stimulus.help')}
      removal={{
        label: (name) => t('stimulus.remove', { name }),
        remove: (name) => changeCase(plan, name, NONE),
      }}
    />
  );
}
