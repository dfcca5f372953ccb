import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Elapsed } from '../Elapsed.tsx';
import { formatSeconds } from '../formatSeconds.ts';
import { formatWhen } from '../formatWhen.ts';
import { branchAddress, runAddress, scheduleAddress } from '../runAddress.ts';
import type { RunStanding } from '../runStanding.ts';
import type { RunState } from '../runState.ts';
import type { RunDetails } from '../useRun.ts';
import { Fact } from './Fact.tsx';
import { MachineFacts } from './MachineFacts.tsx';

interface RunFactsProps {
  details: RunDetails;
  state: RunState;
  standing: RunStanding;
}

/** Where the run came from, where it ran, and its limits with what it took of them. */
export function RunFacts({ details, state, standing }: RunFactsProps) {
  const { t, i18n } = useTranslation('runs');
  const limits = details.plan?.limits;
  const when = formatWhen(details.createTime, i18n.language);
  return (
    <dl className="nl-run-facts">
      <Fact label={t('fact.by')}>{`${details.createBy}, ${when}`}</Fact>
      <Fact label={t('fact.top')}>
        <code>{details.top}</code>
      </Fact>
      <Fact label={t('fact.time')}>
        {standing.startedAt === null ? null : (
          <>
            <Elapsed from={standing.startedAt} to={standing.endedAt} /> {limits && '/ '}
          </>
        )}
        {limits && formatSeconds(limits.seconds)}
      </Fact>
      <MachineFacts details={details} state={state} limits={limits} />
      {state.executor === '' ? null : (
        <Fact label={t('fact.executor')}>{`${state.executor}: ${state.sandbox}`}</Fact>
      )}
      <Origin details={details} />
    </dl>
  );
}

/** The tree and branch that the run reads, and the earlier run or schedule that it came from. */
function Origin({ details }: { details: RunDetails }) {
  const { t } = useTranslation('runs');
  return (
    <>
      <Fact label={t('fact.tree')}>
        <code title={details.tree}>{details.tree.slice(0, 8)}</code>
      </Fact>
      {details.branch === '' ? null : (
        <Fact label={t('fact.branch')}>
          <Link to={branchAddress(details.branch)}>{details.branch}</Link>
        </Fact>
      )}
      {details.retryOf === null ? null : (
        <Fact label={t('fact.retryOf')}>
          <Link to={runAddress({ kind: details.kind, runId: details.retryOf })}>{t('fact.earlier')}</Link>
        </Fact>
      )}
      {details.scheduleId === null ? null : (
        <Fact label={t('fact.schedule')}>
          <Link to={scheduleAddress(details.scheduleId)}>{t('fact.itsSchedule')}</Link>
        </Fact>
      )}
    </>
  );
}
