import { FileSearchOutlined } from '@ant-design/icons';
import { searchLog } from '@netloom/contract';
import type { SynthesisReport } from '@netloom/model';
import { Button, Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { announceError } from '../../../../announce.ts';
import { callApi } from '../../../../api/index.ts';
import { useShowLog } from '../../run/index.ts';
import type { AreaNode, Measure } from './areaTree.ts';
import { moduleRows } from './moduleRows.ts';
import type { ModuleRow } from './moduleRows.ts';

interface ModuleTableProps {
  runId: string;
  report: SynthesisReport;
  tree: AreaNode;
}

/** The modules in numbers; each leads to its statistics in the log. */
export function ModuleTable({ runId, report, tree }: ModuleTableProps) {
  const { t, i18n } = useTranslation('synthesis');
  const showLog = useShowLog();
  const rows = useMemo(() => moduleRows(report, tree), [report, tree]);
  const hasArea = report.modules.some(({ area }) => area !== null);
  const format = (value: number) =>
    new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(value);
  const showStatistics = async (module: string) => {
    // Statistics are printed on the way too: the last ones are those of the report.
    const { lines } = await callApi(searchLog, {
      query: { runId, text: `=== ${module} ===`, matchCase: 'true', limit: 1000 },
    });
    const last = lines.at(-1);
    if (last) showLog(last.offset);
  };
  const number = (part: 'own' | 'total', measure: Measure): TableColumnsType<ModuleRow>[number] => ({
    key: `${part}-${measure}`,
    title: t(`column.${part}.${measure}`),
    align: 'right',
    render: (_, row) => format(row[part][measure]),
    sorter: (a, b) => a[part][measure] - b[part][measure],
    sortDirections: ['descend', 'ascend'],
  });
  const columns: TableColumnsType<ModuleRow> = [
    {
      key: 'name',
      title: t('column.module'),
      render: (_, { name }) => <span className="nl-mono">{name}</span>,
      sorter: (a, b) => a.name.localeCompare(b.name),
    },
    {
      key: 'uses',
      title: t('column.uses'),
      align: 'right',
      render: (_, { uses }) => format(uses),
      sorter: (a, b) => a.uses - b.uses,
    },
    ...(hasArea ? [number('total', 'area'), number('own', 'area')] : []),
    number('total', 'cells'),
    number('own', 'cells'),
    number('total', 'flipFlops'),
    {
      key: 'log',
      width: 40,
      render: (_, { name }) => (
        <Button
          type="text"
          size="small"
          icon={<FileSearchOutlined />}
          aria-label={t('showStatistics', { module: name })}
          title={t('showStatistics', { module: name })}
          onClick={() => void showStatistics(name).catch(announceError)}
        />
      ),
    },
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
