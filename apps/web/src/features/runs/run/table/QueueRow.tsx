import { RunPriority } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindName } from '../kindName.ts';
import { RunMenu } from '../actions/RunMenu.tsx';
import { prioritizeRuns } from '../actions/runCalls.ts';
import { Elapsed } from '../Elapsed.tsx';
import { formatWhen } from '../formatWhen.ts';
import { runAddress } from '../runAddress.ts';
import { rowStanding } from '../runStanding.ts';
import { Sign } from './Sign.tsx';
import { Turn } from './Turn.tsx';

/** A run that waits or runs, with its turn and its priority. */
export function QueueRow({ row }: { row: RunRow }) {
  const { t, i18n } = useTranslation('runs');
  const { standing, startedAt } = rowStanding(row);
  const waiting = standing === 'queued';
  return (
    <li>
      <Sign row={row} />
      <Link to={runAddress(row)}>
        <strong>{row.title}</strong>
        <small>
          {kindName(row.kind, t)} · {row.createBy} · {formatWhen(row.createTime, i18n.language)}
        </small>
      </Link>
      <div className="nl-queue-turn">{waiting ? <Turn runId={row.runId} /> : null}</div>
      <div className="nl-queue-time">
        <Elapsed from={waiting ? Date.parse(row.createTime) : startedAt} to={null} />
        <small>{t(waiting ? 'queue.waits' : 'queue.runs')}</small>
      </div>
      <div className="nl-queue-priority">
        {waiting ? (
          <Select<RunPriority>
            size="small"
            aria-label={t('action.priority')}
            value={row.priority}
            options={RunPriority.options.map((value) => ({ value, label: t(`priority.${value}`) }))}
            onChange={(priority) => void prioritizeRuns([row], priority)}
          />
        ) : null}
      </div>
      <RunMenu row={row} label={t('action.ofRun', { title: row.title })} />
    </li>
  );
}
