import type { RunPlan } from '@netloom/model';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatSeconds } from './formatSeconds.ts';
import type { RunState, StepState } from './runState.ts';
import { standingIcon } from './verdictLook.tsx';
import type { Standing } from './verdictLook.tsx';

function standingOf(step: StepState | undefined, run: RunState): Standing {
  if (step === undefined) return 'queued';
  if (step.status === 'succeeded') return 'passed';
  // A step that was stopped has failed too: what stopped it is the run's verdict.
  if (step.status === 'failed' && run.finished?.verdict !== 'cancelled') return 'failed';
  return run.finished === null ? 'running' : run.finished.verdict;
}

interface StepsProps {
  plan: RunPlan;
  state: RunState;
  now: number;
}

/** The run's steps in order: state, progress, time. */
export function Steps({ plan, state, now }: StepsProps) {
  const { t } = useTranslation('runs');
  return (
    <ol className="nl-steps">
      {plan.steps.map(({ id, title }) => {
        const step = state.steps[id];
        const standing = standingOf(step, state);
        const until = state.finished?.at ?? now;
        const seconds = step && (step.seconds ?? (until - step.startedAt) / 1000);
        return (
          <li key={id} data-waiting={step === undefined}>
            <div>
              {standingIcon(standing)}
              <strong>{t(`step.${id}`, { defaultValue: title })}</strong>
              <span className="nl-dim nl-push-right">
                {seconds === undefined ? '' : formatSeconds(seconds)}
              </span>
            </div>
            <Progress
              size="small"
              showInfo={false}
              percent={(step?.fraction ?? 0) * 100}
              status={standing === 'failed' ? 'exception' : 'normal'}
            />
            <small title={step?.label}>{step?.label ?? ''}</small>
          </li>
        );
      })}
    </ol>
  );
}
