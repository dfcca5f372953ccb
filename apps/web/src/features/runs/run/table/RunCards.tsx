import type { RunRow } from '@netloom/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindName } from '../kindName.ts';
import { pendingReason } from '../pendingReason.ts';
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
import { TREE_DIGITS } from './useRunColumns.tsx';

/** What stands on a card, a line each. */
function CardText({ row }: { row: RunRow }) {
  const { t, i18n } = useTranslation('runs');
  return (
    <Link to={runAddress(row)}>
      <strong>
        <span className="nl-dim">#{row.number}</span> {row.title}
      </strong>
      <small>
        {kindName(row.kind, t)} · {row.createBy} · {formatWhen(row.createTime, i18n.language)}
      </small>
      <small>
        {t(`standing.${rowStanding(row).standing}`)}
        {row.pending?.reason ? ` (${pendingReason(row.pending, t)})` : ''} ·{' '}
        <code>{row.tree.slice(0, TREE_DIGITS)}</code>
        {row.branch === '' ? '' : ` · ${row.branch}`}
        {row.label === '' ? '' : ` · ${row.label}`}
      </small>
      <small>
        <RowMetrics row={row} />
      </small>
      {row.cpuSeconds === null || row.peakBytes === null ? null : (
        <small>{t('took', { cpu: formatSeconds(row.cpuSeconds), memory: formatBytes(row.peakBytes) })}</small>
      )}
    </Link>
  );
}

/** A run; one of several runs opens to show them. */
function RunCard({ row }: { row: TreeRow }) {
  const { t } = useTranslation('runs');
  const [open, setOpen] = useState(false);
  const { startedAt, endedAt } = rowStanding(row);
  return (
    <li>
      <Sign row={row} />
      <CardText row={row} />
      <small>
        <Elapsed from={startedAt} to={endedAt} />
      </small>
      <RunMenu row={row} label={t('action.ofRun', { title: row.title })} />
      {row.parts === undefined ? null : (
        <div className="nl-run-parts">
          <Button type="link" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
            {t('family.runs', { count: row.parts.length })}
          </Button>
          {open ? <RunCards rows={row.parts} /> : null}
        </div>
      )}
    </li>
  );
}

/** The run list where there is no room for columns. */
export function RunCards({ rows }: { rows: readonly TreeRow[] }) {
  return (
    <ul className="nl-run-cards">
      {rows.map((row) => (
        <RunCard key={row.runId} row={row} />
      ))}
    </ul>
  );
}
