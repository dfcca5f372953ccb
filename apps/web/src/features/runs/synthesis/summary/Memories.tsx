import type { SynthesisReport, SynthesizedMemory } from '@netloom/model';
import { Alert, Empty, Table, Tag } from 'antd';
import type { TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Macros } from './Macros.tsx';

type Column = TableColumnType<SynthesizedMemory>;
type Text = TFunction<'synthesis'>;

/** What became of the design's memories, and what that means. */
export function Memories({ report }: { report: SynthesisReport }) {
  const { t, i18n } = useTranslation('synthesis');
  const { memories, target } = report;
  const columns = [nameColumn(t), shapeColumn(t, i18n.language), macroColumn(t)];
  if (memories.length === 0 && report.macros.length > 0) return <Macros report={report} />;
  if (memories.length === 0)
    return <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('noMemories')} />;
  const hasMacros = memories.some(({ macro }) => macro !== null);
  const losesContents = memories.some(({ macro, initialized }) => macro !== null && initialized);
  return (
    <>
      <Table<SynthesizedMemory>
        size="small"
        rowKey={({ module, name }) => `${module}.${name}`}
        columns={columns}
        dataSource={memories}
        pagination={{ pageSize: 12, hideOnSinglePage: true, size: 'small', showSizeChanger: false }}
      />
      {report.macros.length > 0 ? <Macros report={report} /> : null}
      {hasMacros && target === 'liberty' ? (
        <Alert
          type="info"
          showIcon
          title={t('macroEstimate')}
          description={losesContents ? t('macroContents') : undefined}
        />
      ) : null}
    </>
  );
}

function nameColumn(t: Text): Column {
  return {
    key: 'name',
    title: t('column.memory'),
    render: (_, { module, name }) => (
      <span className="nl-mono">
        {module}.{name}
      </span>
    ),
  };
}

function shapeColumn(t: Text, language: string): Column {
  return {
    key: 'shape',
    title: t('column.shape'),
    align: 'right',
    className: 'nl-syn-shape',
    render: (_, { words, width }) => `${words.toLocaleString(language)} × ${width}`,
    sorter: (a, b) => a.words * a.width - b.words * b.width,
  };
}

function macroColumn(t: Text): Column {
  return {
    key: 'macro',
    title: t('column.became'),
    render: (_, { macro }) =>
      macro === null ? <Tag>{t('flipFlops')}</Tag> : <span className="nl-mono">{macro}</span>,
  };
}
