import { PushpinFilled } from '@ant-design/icons';
import type { RunOrder, RunRow } from '@netloom/contract';
import type { TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindName } from '../kindName.ts';
import { RunMenu } from '../actions/RunMenu.tsx';
import { Elapsed } from '../Elapsed.tsx';
import { formatBytes } from '../formatBytes.ts';
import { formatSeconds } from '../formatSeconds.ts';
import { formatWhen } from '../formatWhen.ts';
import { runAddress } from '../runAddress.ts';
import { rowStanding } from '../runStanding.ts';
import { RowMetrics } from './RowMetrics.tsx';
import { Sign } from './Sign.tsx';
import type { TreeRow } from './treeRows.ts';

type Column = TableColumnType<TreeRow>;
type Text = TFunction<'runs'>;

/** As many as git shows. */
export const TREE_DIGITS = 7;

/** Milliseconds since the epoch at which a run stopped waiting; null while it waits. */
export function waitEnd(row: RunRow): number | null {
  const { startedAt, endedAt } = rowStanding(row);
  return startedAt ?? endedAt;
}

/** The columns of the run list, from how a run stands to what can be done with it; what it goes by is always there. */
export function useRunColumns(order: RunOrder): Column[] {
  const { t, i18n } = useTranslation('runs');
  const { language } = i18n;
  return [
    standingColumn(t),
    titleColumn(t),
    kindColumn(t),
    topColumn(t),
    optionsColumn(t),
    treeColumn(t),
    branchColumn(t),
    metricsColumn(t),
    byColumn(t),
    whenColumn(t, language),
    waitedColumn(t),
    tookColumn(t),
    tookOfColumn('cpuSeconds', t('column.cpu'), formatSeconds, order),
    tookOfColumn('peakBytes', t('column.memory'), formatBytes, order),
    tookOfColumn('bytes', t('column.size'), formatBytes, order),
    pinnedColumn(t),
    menuColumn(t),
  ];
}

/** In so narrow a column, the reason why a job waits says more than that it waits. */
function standingText(row: RunRow, t: Text): string {
  const { standing } = rowStanding(row);
  const reason = standing === 'pending' ? row.pending?.reason : undefined;
  return reason ? t('slurm.short', { reason }) : t(`standing.${standing}`);
}

function standingColumn(t: Text): Column {
  return {
    key: 'standing',
    title: t('column.standing'),
    width: 140,
    ellipsis: true,
    render: (_, row) => (
      <>
        <Sign row={row} /> {standingText(row, t)}
      </>
    ),
  };
}

function titleColumn(t: Text): Column {
  return {
    key: 'title',
    title: t('column.title'),
    ellipsis: true,
    render: (_, row) => (
      <Link to={runAddress(row)} title={row.title} tabIndex={-1}>
        <span className="nl-dim">#{row.number}</span> {row.title}
      </Link>
    ),
  };
}

function kindColumn(t: Text): Column {
  return {
    key: 'kind',
    title: t('column.kind'),
    width: 104,
    ellipsis: true,
    render: (_, row) => kindName(row.kind, t),
  };
}

function topColumn(t: Text): Column {
  return {
    key: 'top',
    title: t('column.top'),
    width: 130,
    ellipsis: true,
    responsive: ['xxl'],
    render: (_, { top }) => <code title={top}>{top}</code>,
  };
}

function optionsColumn(t: Text): Column {
  return {
    key: 'options',
    title: t('column.options'),
    width: 120,
    ellipsis: true,
    responsive: ['lg'],
    render: (_, { label }) => <code title={label}>{label}</code>,
  };
}

function treeColumn(t: Text): Column {
  return {
    key: 'tree',
    title: t('column.tree'),
    width: 72,
    responsive: ['xxl'],
    render: (_, { tree }) => <code title={tree}>{tree.slice(0, TREE_DIGITS)}</code>,
  };
}

function branchColumn(t: Text): Column {
  return {
    key: 'branch',
    title: t('column.branch'),
    width: 104,
    ellipsis: true,
    responsive: ['xl'],
    render: (_, { branch }) => <code title={branch}>{branch}</code>,
  };
}

function metricsColumn(t: Text): Column {
  return {
    key: 'metrics',
    title: t('measured'),
    width: 200,
    ellipsis: true,
    responsive: ['xl'],
    render: (_, row) => <RowMetrics row={row} />,
  };
}

function byColumn(t: Text): Column {
  return {
    key: 'by',
    title: t('column.by'),
    dataIndex: 'createBy',
    width: 90,
    ellipsis: true,
    responsive: ['lg'],
  };
}

function whenColumn(t: Text, language: string): Column {
  return {
    key: 'when',
    title: t('column.when'),
    width: 110,
    render: (_, { createTime }) => (
      <time dateTime={createTime} title={new Date(createTime).toLocaleString(language)}>
        {formatWhen(createTime, language)}
      </time>
    ),
  };
}

function waitedColumn(t: Text): Column {
  return {
    key: 'waited',
    title: t('column.waited'),
    width: 84,
    align: 'right',
    responsive: ['xxl'],
    render: (_, row) => <Elapsed from={Date.parse(row.createTime)} to={waitEnd(row)} />,
  };
}

function tookColumn(t: Text): Column {
  return {
    key: 'took',
    title: t('column.took'),
    width: 84,
    align: 'right',
    render: (_, row) => <Elapsed from={rowStanding(row).startedAt} to={rowStanding(row).endedAt} />,
  };
}

/** What a run took of the machine. */
function tookOfColumn(
  key: Exclude<RunOrder, 'created'>,
  title: string,
  format: (amount: number) => string,
  order: RunOrder,
): Column {
  return {
    key,
    title,
    width: 84,
    align: 'right',
    ...(order === key ? {} : { responsive: ['xxl'] }),
    render: (_, row) => (row[key] ? format(row[key]) : ''),
  };
}

function pinnedColumn(t: Text): Column {
  return {
    key: 'pinned',
    width: 26,
    render: (_, { pinned }) => (pinned ? <PushpinFilled title={t('pinned')} /> : null),
  };
}

function menuColumn(t: Text): Column {
  return {
    key: 'menu',
    width: 40,
    render: (_, row) => <RunMenu row={row} label={t('action.ofRun', { title: row.title })} />,
  };
}
