import type { SynthesisReport } from '@netloom/model';
import { Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { macroRows } from './macroRows.ts';
import type { MacroRow } from './macroRows.ts';

/** The memory macros of the design, apart from its gates: how many, how large, and where the figures come from. */
export function Macros({ report }: { report: SynthesisReport }) {
  const { t, i18n } = useTranslation('synthesis');
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  const shown = (value: number | null, format = number) => (value === null ? '–' : format.format(value));
  const columns: TableColumnsType<MacroRow> = [
    {
      key: 'cell',
      title: t('macro.title'),
      render: (_, { cell }) => <span className="nl-mono">{cell}</span>,
    },
    {
      key: 'shape',
      title: t('column.shape'),
      align: 'right',
      render: (_, { words, width }) => (words === null ? '–' : `${number.format(words)} × ${width ?? '–'}`),
    },
    {
      key: 'count',
      title: t('column.count'),
      align: 'right',
      render: (_, { count }) => number.format(count),
    },
    { key: 'area', title: t('macro.area'), align: 'right', render: (_, { total }) => shown(total) },
    {
      key: 'share',
      title: t('macro.share'),
      align: 'right',
      render: (_, { share }) => shown(share, percent),
    },
    { key: 'from', title: t('macro.from'), render: (_, { from }) => t(`macro.${from}`) },
  ];
  return (
    <Table<MacroRow>
      size="small"
      rowKey="cell"
      columns={columns}
      dataSource={macroRows(report)}
      pagination={{ pageSize: 12, hideOnSinglePage: true, size: 'small', showSizeChanger: false }}
    />
  );
}
