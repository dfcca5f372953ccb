import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { runArtifacts } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { Alert, Button, Table } from 'antd';
import type { TableColumnType } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { announceError, announceSuccess, errorText } from '../../../../announce.ts';
import { useCall } from '../../../../api/index.ts';
import { copyText } from '../../../../parts/copyText.ts';
import { download } from '../download.ts';
import { formatBytes } from '../formatBytes.ts';
import { runTabAddress } from '../runAddress.ts';
import type { RunDetails } from '../useRun.ts';

type Artifact = ReplyOf<typeof runArtifacts>[number];
type Column = TableColumnType<Artifact>;
type Text = TFunction<'runs'>;

/** The files that a run left behind, to look at or to take away. */
export function FilesTab({ details }: { details: RunDetails }) {
  const { t } = useTranslation('runs');
  const { runId } = details;
  const { data, error, isPending } = useCall(
    runArtifacts,
    { query: { runId } },
    { staleTime: 0, meta: { quiet: true } },
  );

  const columns = [
    titleColumn(t, details),
    kindColumn(t),
    bytesColumn(t),
    hashColumn(t),
    downloadColumn(t, runId),
  ];
  if (error !== null) return <Alert type="warning" showIcon title={errorText(error)} />;
  return (
    <div className="nl-run-problems">
      <Table
        size="small"
        rowKey="path"
        pagination={false}
        loading={isPending}
        columns={columns}
        dataSource={data ?? []}
        locale={{ emptyText: t('file.none') }}
      />
    </div>
  );
}

function titleColumn(t: Text, details: RunDetails): Column {
  return {
    key: 'title',
    title: t('file.title'),
    ellipsis: true,
    render: (_, { title, path, kind }) => (
      <>
        {kind === 'wave' ? <Link to={runTabAddress(details, 'wave')}>{title}</Link> : title}{' '}
        <code className="nl-dim">{path}</code>
      </>
    ),
  };
}

function kindColumn(t: Text): Column {
  return {
    key: 'kind',
    title: t('file.kind'),
    width: 110,
    responsive: ['sm'],
    render: (_, { kind }) => t(`file.of.${kind}`),
  };
}

function bytesColumn(t: Text): Column {
  return {
    key: 'bytes',
    title: t('file.size'),
    width: 90,
    align: 'right',
    render: (_, { bytes }) => formatBytes(bytes),
  };
}

function hashColumn(t: Text): Column {
  return {
    key: 'sha256',
    title: t('file.sha256'),
    width: 150,
    responsive: ['sm'],
    render: (_, { sha256 }) => (
      <span className="nl-file-hash" title={sha256}>
        <code>{sha256.slice(0, 12)}</code>
        <Button
          type="text"
          size="small"
          icon={<CopyOutlined />}
          aria-label={t('file.copyHash')}
          onClick={() => void copyHash(sha256, t)}
        />
      </span>
    ),
  };
}

async function copyHash(sha256: string, t: Text) {
  await copyText(sha256);
  announceSuccess(t('copied'));
}

function downloadColumn(t: Text, runId: string): Column {
  return {
    key: 'download',
    width: 48,
    render: (_, { path, title }) => (
      <Button
        type="text"
        size="small"
        icon={<DownloadOutlined />}
        aria-label={t('file.download', { title })}
        title={t('file.download', { title })}
        onClick={() => void download(runId, path).catch(announceError)}
      />
    ),
  };
}
