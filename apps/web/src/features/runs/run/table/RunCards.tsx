import type { RunRow } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindName } from '../kindName.ts';
import { RunMenu } from '../actions/RunMenu.tsx';
import { Elapsed } from '../Elapsed.tsx';
import { formatWhen } from '../formatWhen.ts';
import { runAddress } from '../runAddress.ts';
import { rowStanding } from '../runStanding.ts';
import { RowMetrics } from './RowMetrics.tsx';
import { Sign } from './Sign.tsx';
import { TREE_DIGITS } from './useRunColumns.tsx';

/** The run list where there is no room for columns. */
export function RunCards({ rows }: { rows: readonly RunRow[] }) {
  const { t, i18n } = useTranslation('runs');
  return (
    <ul className="nl-run-cards">
      {rows.map((row) => {
        const { startedAt, endedAt } = rowStanding(row);
        return (
          <li key={row.runId}>
            <Sign row={row} />
            <Link to={runAddress(row)}>
              <strong>{row.title}</strong>
              <small>
                {kindName(row.kind, t)} · {row.createBy} · {formatWhen(row.createTime, i18n.language)}
              </small>
              <small>
                {t(`standing.${rowStanding(row).standing}`)} · <code>{row.tree.slice(0, TREE_DIGITS)}</code>
                {row.branch === '' ? '' : ` · ${row.branch}`}
                {row.label === '' ? '' : ` · ${row.label}`}
              </small>
              <small>
                <RowMetrics row={row} />
              </small>
            </Link>
            <small>
              <Elapsed from={startedAt} to={endedAt} />
            </small>
            <RunMenu row={row} label={t('action.ofRun', { title: row.title })} />
          </li>
        );
      })}
    </ul>
  );
}
