import type { RegressCheck, RegressFile } from '@netloom/model/regression';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Column } from '../../../parts/table/column.ts';
import { AddRow } from './AddRow.tsx';
import { DraftText } from './DraftText.tsx';
import { addCheck, changeCheck, removeCheck, renameCheck } from './edit.ts';
import { PartTable } from './PartTable.tsx';
import { useNameRefusal } from './useNameRefusal.ts';
import { words } from './words.ts';

type CheckOfPlan = RegressCheck & { name: string };

interface CellProps {
  plan: RegressFile;
  row: CheckOfPlan;
}

const KINDS = ['lint', 'crossings', 'proof'] as const;
const MODULE = /^[A-Za-z_][A-Za-z0-9_$]*$/;

function CheckName({ plan, row: { name } }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  const refusal = useNameRefusal();
  return (
    <DraftText
      label={`${t('check.name')}: ${name}`}
      value={name}
      refusal={refusal(plan.checks ?? {}, name)}
      onChange={(to) => renameCheck(plan, name, to)}
    />
  );
}

function CheckKind({ plan, row: { name, kind } }: CellProps) {
  const { t } = useTranslation(['regressionPlan', 'runs']);
  return (
    <Select
      size="small"
      aria-label={`${t('check.kind')}: ${name}`}
      value={kind}
      popupMatchSelectWidth={false}
      options={KINDS.map((value) => ({ value, label: t(`runs:kind.${value}`) }))}
      onChange={(to) => changeCheck(plan, name, { kind: to })}
    />
  );
}

function CheckTop({ plan, row: { name, top } }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  return (
    <DraftText
      label={`${t('build.top')}: ${name}`}
      value={top}
      refusal={(to) => (MODULE.test(to) ? null : t('top.rule'))}
      onChange={(to) => changeCheck(plan, name, { top: to })}
    />
  );
}

function CheckFile({ plan, row, of }: CellProps & { of: 'testbench' | 'fileList' }) {
  const { t } = useTranslation('regressionPlan');
  return (
    <DraftText
      label={`${t(`check.${of}`)}: ${row.name}`}
      value={row[of] ?? ''}
      onChange={(to) => changeCheck(plan, row.name, { [of]: to === '' ? undefined : to })}
    />
  );
}

function CheckPoints({ plan, row: { name, testpoints = [] } }: CellProps) {
  const { t } = useTranslation('regressionPlan');
  const known = plan.testpoints ?? {};
  return (
    <DraftText
      label={`${t('case.testpoints')}: ${name}`}
      value={testpoints.join(', ')}
      refusal={(to) => (words(to).every((point) => Object.hasOwn(known, point)) ? null : t('point.unknown'))}
      onChange={(to) => changeCheck(plan, name, { testpoints: words(to) })}
    />
  );
}

function useColumns(plan: RegressFile): Column<CheckOfPlan>[] {
  const { t } = useTranslation('regressionPlan');
  return [
    {
      ...{ key: 'name', title: t('check.name'), width: 180, place: 'heading' },
      render: (row) => <CheckName plan={plan} row={row} />,
    },
    {
      ...{ key: 'kind', title: t('check.kind'), width: 150 },
      render: (row) => <CheckKind plan={plan} row={row} />,
    },
    { key: 'top', title: t('build.top'), render: (row) => <CheckTop plan={plan} row={row} /> },
    ...(['testbench', 'fileList'] as const).map((of): Column<CheckOfPlan> => ({
      ...{ key: of, title: t(`check.${of}`) },
      render: (row) => <CheckFile plan={plan} row={row} of={of} />,
    })),
    {
      ...{ key: 'testpoints', title: t('case.testpoints') },
      render: (row) => <CheckPoints plan={plan} row={row} />,
    },
  ];
}

/** What must pass over the same files beside the simulations. */
export function CheckTable({ plan }: { plan: RegressFile }) {
  const { t } = useTranslation('regressionPlan');
  const columns = useColumns(plan);
  const rows = Object.entries(plan.checks ?? {}).map(([name, each]) => ({ ...each, name }));
  return (
    <PartTable
      title={t('check.title')}
      adding={<AddRow text={t('check.add')} onAdd={() => addCheck(plan)} />}
      columns={columns}
      rows={rows}
      help={t('check.help')}
      removal={{
        label: (name) => t('case.remove', { name }),
        remove: (name) => removeCheck(plan, name),
      }}
    />
  );
}
