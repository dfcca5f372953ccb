import {
  ArrowLeftOutlined,
  ArrowsAltOutlined,
  InfoCircleOutlined,
  PushpinFilled,
  RedoOutlined,
  ShrinkOutlined,
} from '@ant-design/icons';
import { Button, Dropdown, Progress } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { kindName } from '../kindName.ts';
import { RunMenu } from '../actions/RunMenu.tsx';
import { cancelRuns, retryRuns } from '../actions/runCalls.ts';
import type { Tree } from '../actions/runCalls.ts';
import { Elapsed } from '../Elapsed.tsx';
import { headline, latestMetrics } from '../metricLook.ts';
import { runAddress, runScreenAddress } from '../runAddress.ts';
import { runProgress } from '../runProgress.ts';
import type { RunStanding } from '../runStanding.ts';
import type { RunState } from '../runState.ts';
import type { RunDetails } from '../useRun.ts';
import { standingIcon, toneOf } from '../verdictLook.tsx';
import { causeOf } from './cause.ts';
import { QueuePlace } from './QueuePlace.tsx';
import { RunFacts } from './RunFacts.tsx';
import { RunMetrics } from './RunMetrics.tsx';

/** Cancel while the run goes on, run again once it has ended. */
function MainAction({ details, ended }: { details: RunDetails; ended: boolean }) {
  const { t } = useTranslation('runs');
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);

  async function act(work: () => Promise<unknown>) {
    setBusy(true);
    await work();
    setBusy(false);
  }
  async function retry(tree: Tree) {
    const [again] = await retryRuns([details], tree);
    if (again !== undefined) void navigate(runAddress(again));
  }

  if (!ended) {
    return (
      <Button danger loading={busy} onClick={() => void act(() => cancelRuns([details]))}>
        {t('cancel')}
      </Button>
    );
  }
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: [
          { key: 'pinned', label: t('action.retryPinned') },
          { key: 'current', label: t('action.retryCurrent') },
        ],
        onClick: ({ key }) => void act(() => retry(key as Tree)),
      }}
    >
      <Button icon={<RedoOutlined aria-hidden />} aria-label={t('action.again')} loading={busy}>
        <span className="nl-wide-only">{t('action.again')}</span>
      </Button>
    </Dropdown>
  );
}

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
  const cause = ended ? causeOf(standing, details.plan, t) : '';
  const home = runScreenAddress(details.kind);
  const metrics = latestMetrics(state.metrics.length > 0 ? state.metrics : details.metrics);
  return (
    <header className="nl-run-header" data-tone={ended ? toneOf(standing.standing) : 'running'}>
      <div className="nl-run-line">
        <Link to={home} className="nl-run-back" aria-label={t('back')}>
          <ArrowLeftOutlined />
        </Link>
        <span className="nl-run-sign">
          {standing.standing === 'running' ? (
            <Progress type="circle" size={22} percent={Math.round(runProgress(details.plan, state) * 100)} />
          ) : (
            standingIcon(standing.standing)
          )}
        </span>
        <div className="nl-run-title">
          <span>
            <strong>{t(`standing.${standing.standing}`)}</strong> · {details.title}{' '}
            {details.pinned ? <PushpinFilled title={t('pinned')} /> : null}
          </span>
          <small title={cause}>{cause === '' ? kindName(details.kind, t) : cause}</small>
        </div>
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
      <RunMetrics metrics={facts ? metrics : headline(details.kind, metrics)} />
      {facts ? <RunFacts details={details} state={state} standing={standing} /> : null}
    </header>
  );
}
