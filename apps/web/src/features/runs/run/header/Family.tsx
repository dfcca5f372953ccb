import { showRun } from '@netloom/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCall } from '../../../../api/index.ts';
import { namesOf } from '../children/namesOf.ts';
import { kindName } from '../kindName.ts';
import { runAddress } from '../runAddress.ts';
import type { RunDetails } from '../useRun.ts';

/** The run of runs that a run is part of, and what the run waits for before it starts. */
export function Family({ details: { parentRunId, state, needs } }: { details: RunDetails }) {
  const { t } = useTranslation('runs');
  const { data: parent } = useCall(
    showRun,
    { query: { runId: parentRunId ?? '' } },
    { enabled: parentRunId !== null, meta: { quiet: true } },
  );
  if (parent === undefined) return null;
  return (
    <p className="nl-run-queue">
      {t('family.partOf')}{' '}
      <Link to={runAddress(parent)}>
        {kindName(parent.kind, t)} {parent.title}
      </Link>
      {state === 'waiting' ? ` · ${t('family.waitsFor', { names: namesOf(needs, parent.children, t) })}` : ''}
    </p>
  );
}
