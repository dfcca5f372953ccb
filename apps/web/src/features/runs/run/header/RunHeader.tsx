import { ArrowLeftOutlined, ArrowsAltOutlined, InfoCircleOutlined, ShrinkOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { RunMenu } from '../actions/RunMenu.tsx';
import { Elapsed } from '../Elapsed.tsx';
import { headline, latestMetrics } from '../metricLook.ts';
import { runScreenAddress } from '../runAddress.ts';
import type { RunStanding } from '../runStanding.ts';
import type { RunState } from '../runState.ts';
import type { RunDetails } from '../useRun.ts';
import { toneOf } from '../verdictLook.tsx';
import { Family } from './Family.tsx';
import { MainAction } from './MainAction.tsx';
import { PendingJob } from './PendingJob.tsx';
import { QueuePlace } from './QueuePlace.tsx';
import { RunFacts } from './RunFacts.tsx';
import { RunMetrics } from './RunMetrics.tsx';
import { RunSign, RunTitle } from './RunTitle.tsx';

interface RunHeaderProps {
  details: RunDetails;
  state: RunState;
  standing: RunStanding;
  wide: boolean;
  onWiden: () => void;
}

/** What the run is, how it stands or why it ended, what it took, and what can be done with it. */
export function RunHeader({ details, state, standing, wide, onWiden }: RunHeaderProps) {
  const { t } = useTranslation('runs');
  const navigate = useNavigate();
  const [facts, setFacts] = useState(false);
  const ended = standing.endedAt !== null;
  const home = runScreenAddress(details.kind);
  const metrics = latestMetrics(state.metrics.length > 0 ? state.metrics : details.metrics);
  return (
    <header className="nl-run-header" data-tone={ended ? toneOf(standing.standing) : 'running'}>
      <div className="nl-run-line">
        <Link to={home} className="nl-run-back" aria-label={t('back')}>
          <ArrowLeftOutlined />
        </Link>
        <RunSign details={details} state={state} standing={standing} />
        <RunTitle details={details} standing={standing} />
        <span className="nl-dim nl-push-right">
          <Elapsed from={standing.startedAt} to={standing.endedAt} />
        </span>
        <MainAction details={details} ended={ended} />
        <Button
          type="text"
          size="small"
          icon={<InfoCircleOutlined />}
          aria-expanded={facts}
          aria-label={t('facts')}
          title={t('facts')}
          onClick={() => setFacts(!facts)}
        />
        <RunMenu shown row={details} label={t('action.more')} onDeleted={() => void navigate(home)} />
        <Button
          type="text"
          size="small"
          className="nl-wide-only"
          icon={wide ? <ShrinkOutlined /> : <ArrowsAltOutlined />}
          aria-label={t(wide ? 'narrow' : 'widen')}
          title={t(wide ? 'narrow' : 'widen')}
          onClick={onWiden}
        />
      </div>
      {standing.standing === 'queued' ? <QueuePlace details={details} /> : null}
      {standing.standing === 'pending' ? <PendingJob job={details.pending} /> : null}
      <Family details={details} />
      <RunMetrics metrics={facts ? metrics : headline(details.kind, metrics)} />
      {facts ? <RunFacts details={details} state={state} standing={standing} /> : null}
    </header>
  );
}
