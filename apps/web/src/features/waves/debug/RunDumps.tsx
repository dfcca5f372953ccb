import { listRuns, runArtifacts, showRun } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { Button, Empty, Tag } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../api/index.ts';
import { Loading } from '../../../Loading.tsx';
import { useDeptId } from '../../../session/index.ts';
import {
  formatBytes,
  formatWhen,
  rowStanding,
  runScreenAddress,
  standingIcon,
  useRunChanges,
} from '../../runs/run/index.ts';
import type { OpenDump } from './openDumps.ts';
import './waveDebug.css';

const pageSize = 12;

/** The runs that simulate, newest first, with the dumps that they left or are writing. */
export function RunDumps({ onOpen }: { onOpen: (dump: OpenDump) => void }) {
  const { t } = useTranslation('waveDebug');
  const deptId = useDeptId();
  const [limit, setLimit] = useState(pageSize);
  useRunChanges();
  const { data, isPending } = useCall(
    listRuns,
    { query: { deptId, kinds: 'simulate,boot', limit } },
    { staleTime: 0, placeholderData: (previous) => previous },
  );
  const rows = (data?.rows ?? []).filter(({ state }) => state !== 'queued' && state !== 'waiting');
  return (
    <section className="nl-wave-debug-list">
      <h3>{t('runs.title')}</h3>
      {isPending && <Loading />}
      {data && rows.length === 0 && (
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t('runs.none')}>
          <Link to={runScreenAddress('simulate')}>
            <Button tabIndex={-1}>{t('runs.start')}</Button>
          </Link>
        </Empty>
      )}
      <ul>
        {rows.map((row) => (
          <RunLine key={row.runId} row={row} onOpen={onOpen} />
        ))}
      </ul>
      {data && data.total > limit && limit < 100 && (
        <Button type="link" size="small" onClick={() => setLimit((known) => Math.min(100, known + pageSize))}>
          {t('runs.more')}
        </Button>
      )}
    </section>
  );
}

interface RunDump {
  path: string;
  bytes?: number;
}

/** Dumps of a run: what it left, or while it is running what its plan says that it writes. */
function useRunDumps({ runId, state }: RunRow): RunDump[] | undefined {
  const isLive = state === 'running';
  const quiet = { meta: { quiet: true } };
  const left = useCall(runArtifacts, { query: { runId } }, { ...quiet, enabled: !isLive });
  const live = useCall(showRun, { query: { runId } }, { ...quiet, enabled: isLive });
  const outputs: (RunDump & { kind: string })[] | undefined = isLive ? live.data?.plan?.outputs : left.data;
  if (!outputs) return left.error || live.error ? [] : undefined;
  return outputs.filter(({ kind }) => kind === 'wave');
}

function RunLine({ row, onOpen }: { row: RunRow; onOpen: (dump: OpenDump) => void }) {
  const { t, i18n } = useTranslation('waveDebug');
  const { t: runText } = useTranslation('runs');
  const dumps = useRunDumps(row);
  const { standing } = rowStanding(row);
  const { runId, title, createTime, state } = row;
  const [dump] = dumps ?? [];
  const open = (path: string) => onOpen({ place: { kind: 'run', runId, file: path }, title });
  return (
    <li>
      <button
        type="button"
        className="nl-wave-debug-dump"
        disabled={!dump}
        onClick={() => dump && open(dump.path)}
      >
        <span title={runText(`standing.${standing}`)}>{standingIcon(standing)}</span>
        <span className="nl-wave-debug-name">{title}</span>
        {state === 'running' && <Tag color="processing">{t('runs.live')}</Tag>}
        <span className="nl-wave-debug-note">
          {dumps?.length === 0 ? t('runs.noWave') : dump?.bytes !== undefined && formatBytes(dump.bytes)}
        </span>
        <time dateTime={createTime}>{formatWhen(createTime, i18n.language)}</time>
      </button>
    </li>
  );
}
