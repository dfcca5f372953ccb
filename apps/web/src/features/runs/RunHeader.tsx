import { ArrowLeftOutlined, ArrowsAltOutlined, ShrinkOutlined } from '@ant-design/icons';
import { cancelRun } from '@netloom/contract';
import { Button, Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useCallMutation } from '../../api/index.ts';
import { formatSeconds } from './formatSeconds.ts';
import { runProgress } from './runProgress.ts';
import { runScreenAddress } from './runAddress.ts';
import type { RunState } from './runState.ts';
import type { RunDetails } from './useRun.ts';
import { standingIcon, toneOf } from './verdictLook.tsx';

interface RunHeaderProps {
  details: RunDetails;
  state: RunState;
  now: number;
  wide: boolean;
  onWiden: () => void;
}

/** The run in one line: what it is, how it stands or ended and why, how long it took. */
export function RunHeader({ details, state, now, wide, onWiden }: RunHeaderProps) {
  const { t } = useTranslation('runs');
  const cancel = useCallMutation(cancelRun);
  const { finished, startedAt } = state;
  // The row is older than the events, but it is there before the first of them is read.
  const verdict = finished?.verdict ?? details.verdict;
  const waiting = startedAt === null && details.state === 'queued';
  const standing = verdict ?? (waiting ? 'queued' : 'running');
  const seconds = startedAt === null ? null : ((finished?.at ?? now) - startedAt) / 1000;
  return (
    <header className="nl-run-header" data-tone={verdict === null ? 'running' : toneOf(standing)}>
      <Link to={runScreenAddress(details.kind)} className="nl-run-back" aria-label={t('back')}>
        <ArrowLeftOutlined />
      </Link>
      <span className="nl-run-sign">{standingIcon(standing)}</span>
      <div className="nl-run-title">
        <span>
          <strong>{t(`standing.${standing}`)}</strong> · {details.title}
        </span>
        <small>
          {finished === null || finished.reason === '' ? t(`kind.${details.kind}`) : finished.reason}
          {state.sandbox === '' ? '' : ` · ${state.sandbox}`}
          {state.metrics.map(({ name, value, unit }) => ` · ${name} ${value} ${unit}`)}
        </small>
      </div>
      <span className="nl-dim nl-push-right">{seconds === null ? '' : formatSeconds(seconds)}</span>
      {verdict === null ? (
        <>
          <Progress type="circle" size={22} percent={Math.round(runProgress(details.plan, state) * 100)} />
          <Button
            danger
            loading={cancel.isPending}
            onClick={() => cancel.mutate({ body: { runId: details.runId } })}
          >
            {t('cancel')}
          </Button>
        </>
      ) : null}
      <Button
        type="text"
        className="nl-wide-only"
        icon={wide ? <ShrinkOutlined /> : <ArrowsAltOutlined />}
        aria-label={t(wide ? 'narrow' : 'widen')}
        title={t(wide ? 'narrow' : 'widen')}
        onClick={onWiden}
      />
    </header>
  );
}
