import { DeleteOutlined } from '@ant-design/icons';
import { buildsOf } from '@netloom/model/regression';
import type { RegressFile } from '@netloom/model/regression';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { CaseFile } from './caseCells.tsx';
import type { CaseOfPlan } from './caseCells.tsx';
import { changeCase } from './edit.ts';
import { STORED } from './stored.ts';

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
    {
      ...{ key: 'actions', title: '', width: 48, place: 'actions' },
      render: ({ name }) => (
        <RowAction
          label={t('stimulus.remove', { name })}
          icon={<DeleteOutlined />}
          onClick={() => changeCase(plan, name, NONE)}
        />
      ),
    },
  ];
}

/** What SoCs run, and what makes the stimulus of each seed. */
export function StimulusTable({ plan }: { plan: RegressFile }) {
  const { t } = useTranslation('regressionPlan');
  const columns = useColumns(plan);
  const all = Object.entries(plan.cases).map(([name, each]) => ({ ...each, name }));
  const rows = all.filter((row) => isShown(plan, row));
  const others = all.filter((row) => !rows.includes(row));
  return (
    <section className="nl-regress-part">
      <header>
        <h2>{t('stimulus.title')}</h2>
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
      </header>
      {rows.length === 0 ? (
        <p className="nl-dim">{t('stimulus.none')}</p>
      ) : (
        <DataTable
          label={t('stimulus.title')}
          columns={columns}
          rows={rows}
          keyOf={({ name }) => name}
          query={STORED}
          empty={null}
        />
      )}
      <p className="nl-dim">{t('stimulus.help')}</p>
    </section>
  );
}
