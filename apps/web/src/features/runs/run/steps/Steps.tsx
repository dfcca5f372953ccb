import { ThunderboltFilled } from '@ant-design/icons';
import type { RunPlan, StepUsage } from '@netloom/model';
import { Alert } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatBytes } from '../formatBytes.ts';
import { formatSeconds } from '../formatSeconds.ts';
import { formatWhen } from '../formatWhen.ts';
import type { RunStanding } from '../runStanding.ts';
import type { RunState, StepState } from '../runState.ts';
import { useNow } from '../useNow.ts';
import { wordRequeue } from '../wordRequeue.ts';
import { standingIcon } from '../verdictLook.tsx';
import type { Standing } from '../verdictLook.tsx';
import { StepBar } from './StepBar.tsx';
import { barFraction, stepLook, timeBar } from './stepLook.ts';

/** The machine broke off: why, and that the run began anew. */
function Requeued({ requeued }: Pick<RunState, 'requeued'>) {
  const { t, i18n } = useTranslation('runs');
  const last = requeued.at(-1);
  if (last === undefined) return null;
  const reason = last.cause === null ? last.reason : wordRequeue(last.cause, t);
  const time = formatWhen(new Date(last.at).toISOString(), i18n.language);
  return <Alert banner type="warning" title={t('requeued', { count: requeued.length, reason, time })} />;
}

/** What it took or takes so far, against what it usually takes. */
function StepTime({ seconds, median }: { seconds: number | undefined; median: number | undefined }) {
  const { t } = useTranslation('runs');
  if (median === undefined) return <time>{seconds === undefined ? '' : formatSeconds(seconds)}</time>;
  const usual = t('usually', { time: formatSeconds(median) });
  return (
    <time title={usual}>
      {seconds === undefined ? usual : formatSeconds(seconds)}
      {seconds === undefined ? null : <span className="nl-wide-only"> / {formatSeconds(median)}</span>}
    </time>
  );
}

/** Processor time and the most memory of a step that has ended. */
function StepTook({ usage }: { usage: StepUsage | null | undefined }) {
  const { t } = useTranslation('runs');
  if (!usage) return null;
  const cpu = formatSeconds(usage.cpuSeconds);
  const memory = formatBytes(usage.peakBytes);
  return (
    <span className="nl-step-took nl-wide-only" title={t('took', { cpu, memory })}>
      {cpu} · {memory}
    </span>
  );
}

/** Why a step has no time, or an unusual one; of one that goes on or was stopped, what the tool was at. */
function remarkOf(step: StepState | undefined, look: Standing, slow: boolean, t: TFunction<'runs'>): string {
  if (look === 'skipped') return t('skipped');
  if (look === 'queued') return t('waiting');
  if (step?.cached) return t('cached');
  if (slow) return t('slow');
  return look === 'passed' ? '' : (step?.label ?? '');
}

interface StepsProps {
  plan: RunPlan;
  state: RunState;
  standing: RunStanding;
  /** Seconds that each step usually takes. */
  medians: Record<string, number>;
}

/** The run's steps in order: how each stands, and its time against what it usually takes. */
export function Steps({ plan, state, standing, medians }: StepsProps) {
  const { t } = useTranslation('runs');
  const now = useNow(standing.endedAt === null);
  const until = standing.endedAt ?? now;
  return (
    <>
      <Requeued requeued={state.requeued} />
      <ol className="nl-steps">
        {plan.steps.map(({ id, title }) => {
          const step = state.steps[id];
          const look = stepLook(step, standing);
          const seconds = step && (step.seconds ?? Math.max(0, until - step.startedAt) / 1000);
          const median = step?.cached ? undefined : medians[id];
          const time = seconds !== undefined && median !== undefined ? timeBar(seconds, median) : null;
          const usual = median === undefined ? '' : t('usually', { time: formatSeconds(median) });
          const name = t(`step.${id}`, { defaultValue: title });
          const remark = remarkOf(step, look, time?.slow ?? false, t);
          return (
            <li key={id} data-look={look}>
              <div>
                {standingIcon(look)}
                <strong title={name}>{name}</strong>
                {step?.cached ? <ThunderboltFilled title={t('cached')} /> : null}
                <small title={remark} data-slow={time?.slow ?? false}>
                  {remark}
                </small>
                <StepTook usage={step?.usage} />
                <StepTime seconds={seconds} median={look === 'skipped' ? undefined : median} />
              </div>
              <StepBar time={time} fraction={barFraction(step, look)} look={look} title={usual} />
            </li>
          );
        })}
      </ol>
    </>
  );
}
