import type { Diagnostic, DocumentPlace } from '@netloom/model';
import { Table } from 'antd';
import type { TableColumnsType } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { fileAddress } from '../features/files/editor/index.ts';
import { useNarrow } from '../shell/useNarrow.ts';
import { SaidText } from './SaidText.tsx';
import { SeverityIcon } from './SeverityIcon.tsx';
import './problems.css';

interface DiagnosticsTableProps {
  diagnostics: readonly Diagnostic[];
  /** Shows a place of a SoC document, where the surroundings can. */
  onShowDocument?: (place: DocumentPlace) => void;
  /** Shows where the diagnostic at this index was read, where there is a log. */
  onShowLog?: (index: number) => void;
}

function Place({
  diagnostic,
  onShowDocument,
}: { diagnostic: Diagnostic } & Pick<DiagnosticsTableProps, 'onShowDocument'>) {
  const { place } = diagnostic;
  if (place?.kind === 'source') {
    const { file, line, column } = place;
    const name = file.slice(file.lastIndexOf('/') + 1);
    return (
      <Link to={fileAddress({ path: file, line, column })} title={`${file}:${line}`}>
        {`${name}:${line}`}
      </Link>
    );
  }
  if (place === undefined) return null;
  const name = place.endpoint ?? place.instance ?? place.pointer;
  return onShowDocument === undefined ? name : <a onClick={() => onShowDocument(place)}>{name}</a>;
}

type Columns = TableColumnsType<Diagnostic & { key: number }>;

const SEVERITY: Columns[number] = {
  key: 'severity',
  width: 32,
  render: (_, { severity }) => <SeverityIcon severity={severity} />,
};

/** Code, place and log stand below the message. */
function useNarrowColumns({
  onShowDocument,
  onShowLog,
}: Omit<DiagnosticsTableProps, 'diagnostics'>): Columns {
  const { t } = useTranslation();
  return [
    SEVERITY,
    {
      key: 'message',
      title: t('diagnostic.message'),
      render: (_, { key, ...diagnostic }) => (
        <>
          <SaidText said={diagnostic} className="nl-diagnostic-message" />
          <div className="nl-diagnostic-where">
            <code>{diagnostic.code}</code>
            <Place diagnostic={diagnostic} onShowDocument={onShowDocument} />
            {onShowLog && <a onClick={() => onShowLog(key)}>{t('diagnostic.log')}</a>}
          </div>
        </>
      ),
    },
  ];
}

function useWideColumns({ onShowDocument, onShowLog }: Omit<DiagnosticsTableProps, 'diagnostics'>): Columns {
  const { t } = useTranslation();
  const columns: Columns = [
    SEVERITY,
    { key: 'code', title: t('diagnostic.code'), dataIndex: 'code', width: 190, ellipsis: true },
    {
      key: 'message',
      title: t('diagnostic.message'),
      render: (_, diagnostic) => <SaidText said={diagnostic} className="nl-diagnostic-message" />,
    },
    {
      key: 'place',
      title: t('diagnostic.place'),
      width: 220,
      ellipsis: true,
      render: (_, diagnostic) => <Place diagnostic={diagnostic} onShowDocument={onShowDocument} />,
    },
  ];
  if (onShowLog !== undefined) {
    columns.push({
      key: 'log',
      width: 60,
      render: (_, { key }) => <a onClick={() => onShowLog(key)}>{t('diagnostic.log')}</a>,
    });
  }
  return columns;
}

/** What a check, a generator or a tool has to say, with the place as a link. */
export function DiagnosticsTable({ diagnostics, ...shows }: DiagnosticsTableProps) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  const [wideColumns, narrowColumns] = [useWideColumns(shows), useNarrowColumns(shows)];
  return (
    <Table
      size="small"
      scroll={narrow ? {} : { x: 640 }}
      pagination={diagnostics.length > 100 ? { pageSize: 100, showSizeChanger: false } : false}
      columns={narrow ? narrowColumns : wideColumns}
      dataSource={diagnostics.map((diagnostic, key) => ({ ...diagnostic, key }))}
      locale={{ emptyText: t('diagnostic.none') }}
    />
  );
}
