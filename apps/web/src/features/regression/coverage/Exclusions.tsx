import { DeleteOutlined } from '@ant-design/icons';
import { includeCoverage } from '@netloom/contract';
import type { ExclusionRow, RegressionCoverage } from '@netloom/contract';
import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCallMutation } from '../../../api/index.ts';
import { Permitted } from '../../../parts/index.ts';
import type { Column } from '../../../parts/table/column.ts';
import { DataTable } from '../../../parts/table/DataTable.tsx';
import { NothingListed } from '../../../parts/table/NothingListed.tsx';
import { RowAction } from '../../../parts/table/RowAction.tsx';
import { refreshCoverage } from './refreshCoverage.ts';
import { STORED } from './stored.ts';

const COLOURS = { active: 'default', stale: 'warning', expired: 'warning', hit: 'error' } as const;

interface ExclusionsProps {
  coverage: RegressionCoverage;
  onOpen: (path: string) => void;
}

/** Takes an exclusion back. */
function Withdraw({ runId, name }: { runId: string; name: string }) {
  const { t } = useTranslation('regressionCoverage');
  const include = useCallMutation(includeCoverage, { onSuccess: refreshCoverage });
  return (
    <Permitted any={['design:edit']}>
      <RowAction
        label={t('include', { name })}
        icon={<DeleteOutlined />}
        onClick={() => include.mutate({ body: { runId, name } })}
      />
    </Permitted>
  );
}

/** What need not be covered, who said so and why, and whether it still holds. */
export function Exclusions({ coverage: { runId, exclusions }, onOpen }: ExclusionsProps) {
  const { t } = useTranslation('regressionCoverage');
  const columns: Column<ExclusionRow>[] = [
    {
      ...{ key: 'expression', title: t('expression'), place: 'heading' },
      render: ({ expression, label, sort }) => (
        <>
          <code>{expression}</code> <span className="nl-dim">{label || t(`sort.${sort}`)}</span>
        </>
      ),
    },
    {
      ...{ key: 'file', title: t('place') },
      render: ({ file, line }) => (
        <a role="link" tabIndex={0} onClick={() => onOpen(file)}>
          {line === null ? file : `${file}:${line}`}
        </a>
      ),
    },
    {
      ...{ key: 'state', title: t('state'), width: 130 },
      render: ({ state }) => <Tag color={COLOURS[state]}>{t(`states.${state}`)}</Tag>,
    },
    { ...{ key: 'who', title: t('who'), width: 110 }, render: ({ who }) => <bdi>{who}</bdi> },
    { ...{ key: 'why', title: t('why') }, render: ({ why }) => <bdi>{why}</bdi> },
    { ...{ key: 'until', title: t('until'), width: 110 }, render: ({ until }) => until ?? '–' },
    {
      ...{ key: 'actions', title: '', width: 48, place: 'actions' },
      render: ({ name }) => <Withdraw runId={runId} name={name} />,
    },
  ];
  return (
    <DataTable
      label={t('part.exclusions')}
      columns={columns}
      rows={exclusions}
      keyOf={({ name }) => name}
      query={STORED}
      empty={<NothingListed>{t('nothing.exclusions')}</NothingListed>}
    />
  );
}
