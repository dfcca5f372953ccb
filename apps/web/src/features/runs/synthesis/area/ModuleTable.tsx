import type { SynthesisReport } from '@netloom/model';
import { Table } from 'antd';
import type { TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../run/index.ts';
import { StatisticsButton } from './StatisticsButton.tsx';
import type { AreaNode, Measure } from './areaTree.ts';
import { moduleRows } from './moduleRows.ts';
import type { ModuleRow } from './moduleRows.ts';

type Column = TableColumnType<ModuleRow>;
type Text = TFunction<'synthesis'>;
type Format = (value: number) => string;

interface ModuleTableProps {
  runId: string;
  report: SynthesisReport;
  tree: AreaNode;
}

/** The modules in numbers; each leads to its statistics in the log. */
export function ModuleTable({ runId, report, tree }: ModuleTableProps) {
  const { t, i18n } = useTranslation('synthesis');
  const rows = useMemo(() => moduleRows(report, tree), [report, tree]);
  const hasArea = report.modules.some(({ area }) => area !== null);
  const format = (value: number) => formatNumber(value, i18n.language);
  const number = (part: 'own' | 'total', measure: Measure) => numberColumn(t, format, part, measure);
  const columns = [
    nameColumn(t),
    usesColumn(t, format),
    ...(hasArea ? [number('total', 'area'), number('own', 'area')] : []),
    number('total', 'cells'),
    number('own', 'cells'),
    number('total', 'flipFlops'),
    logColumn(runId),
  ];
  return (
    <Table<ModuleRow>
      className="nl-module-table"
      size="small"
      rowKey="name"
      columns={columns}
      dataSource={rows}
      pagination={false}
      sticky
      scroll={{ x: 'max-content' }}
    />
  );
}

function nameColumn(t: Text): Column {
  return {
    key: 'name',
    title: t('column.module'),
    render: (_, { name }) => <span className="nl-mono">{name}</span>,
    sorter: (a, b) => a.name.localeCompare(b.name),
  };
}

function usesColumn(t: Text, format: Format): Column {
  return {
    key: 'uses',
    title: t('column.uses'),
    align: 'right',
    render: (_, { uses }) => format(uses),
    sorter: (a, b) => a.uses - b.uses,
  };
}

function numberColumn(t: Text, format: Format, part: 'own' | 'total', measure: Measure): Column {
  return {
    key: `${part}-${measure}`,
    title: t(`column.${part}.${measure}`),
    align: 'right',
    render: (_, row) => format(row[part][measure]),
    sorter: (a, b) => a[part][measure] - b[part][measure],
    sortDirections: ['descend', 'ascend'],
  };
}

function logColumn(runId: string): Column {
  return {
    key: 'log',
    width: 40,
    render: (_, { name }) => <StatisticsButton runId={runId} module={name} />,
  };
}
