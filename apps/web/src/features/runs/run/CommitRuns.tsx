import type { CommitRun } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { kindName } from './kindName.ts';
import { runAddress } from './runAddress.ts';
import { standingIcon } from './verdictLook.tsx';
import type { Standing } from './verdictLook.tsx';

/** How runs of one commit stand together: what is bad first, then what goes on. */
const WORST_FIRST: readonly Standing[] = [
  'failed',
  'timed-out',
  'out-of-memory',
  'lost',
  'cancelled',
  'skipped',
  'inconclusive',
  'running',
  'queued',
  'waiting',
  'passed',
];

const standingOf = ({ state, verdict }: CommitRun): Standing =>
  verdict ?? (state === 'finished' ? 'running' : state);

/** The sign of a commit: of its runs, the worst. */
export function CommitSign({ runs }: { runs: readonly CommitRun[] }) {
  const { t, ready } = useTranslation('runs');
  const standings = new Set(runs.map(standingOf));
  const worst = WORST_FIRST.find((standing) => standings.has(standing));
  if (worst === undefined || !ready) return null;
  const title = runs.map(
    (run) => `${kindName(run.kind, t)} ${run.title}: ${t(`standing.${standingOf(run)}`)}`,
  );
  return (
    <span className="nl-commit-sign" role="img" aria-label={title.join('; ')} title={title.join('\n')}>
      {standingIcon(worst)}
    </span>
  );
}

/** The runs of a commit, each with its verdict and the way to it. */
export function CommitRuns({ runs }: { runs: readonly CommitRun[] }) {
  const { t, ready } = useTranslation('runs');
  if (runs.length === 0 || !ready) return null;
  return (
    <ul className="nl-commit-runs" aria-label={t('ofCommit')}>
      {runs.map((run) => (
        <li key={run.runId}>
          <Link to={runAddress(run)}>
            {standingIcon(standingOf(run))} {kindName(run.kind, t)} {run.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}
