import { CopyOutlined, DownloadOutlined } from '@ant-design/icons';
import { runArtifacts } from '@netloom/contract';
import type { ReplyOf } from '@netloom/contract';
import { Alert, Button, Table } from 'antd';
import type { TableColumnsType } from 'antd';
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

/** The files that a run left behind, to look at or to take away. */
export function FilesTab({ details }: { details: RunDetails }) {
  const { t } = useTranslation('runs');
  const { runId } = details;
  const { data, error, isPending } = useCall(
    runArtifacts,
    { query: { runId } },
    { staleTime: 0, meta: { quiet: true } },
  );

  async function copy(sha256: string) {
    await copyText(sha256);
    announceSuccess(t('copied'));
  }

  const columns: TableColumnsType<Artifact> = [
    {
      key: 'title',
      title: t('file.title'),
      ellipsis: true,
      render: (_, { title, path, kind }) => (
        <>
          {kind === 'wave' ? <Link to={runTabAddress(details, 'wave')}>{title}</Link> : title}{' '}
          <code className="nl-dim">{path}</code>
        </>
      ),
    },
    {
      key: 'kind',
      title: t('file.kind'),
      width: 110,
      responsive: ['sm'],
      render: (_, { kind }) => t(`file.of.${kind}`),
    },
    {
      key: 'bytes',
      title: t('file.size'),
      width: 90,
      align: 'right',
      render: (_, { bytes }) => formatBytes(bytes),
    },
    {
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
            onClick={() => void copy(sha256)}
          />
        </span>
      ),
    },
    {
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
    },
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
