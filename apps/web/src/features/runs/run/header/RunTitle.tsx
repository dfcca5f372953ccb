import { PushpinFilled } from '@ant-design/icons';
import { kindOf } from '@netloom/contract';
import { Progress } from 'antd';
import { useTranslation } from 'react-i18next';
import { kindName } from '../kindName.ts';
import { progressOf } from '../runProgress.ts';
import type { RunStanding } from '../runStanding.ts';
import type { RunState } from '../runState.ts';
import type { RunDetails } from '../useRun.ts';
import { standingIcon } from '../verdictLook.tsx';
import { causeOf } from './cause.ts';

interface RunSignProps {
  details: RunDetails;
  state: RunState;
  standing: RunStanding;
}

/** How far a run is, where it goes towards an end of its own, or how it stands. */
export function RunSign({ details, state, standing }: RunSignProps) {
  const hasEnd = kindOf(details.kind)?.session?.terminal !== 'pty';
  return (
    <span className="nl-run-sign">
      {standing.standing === 'running' && hasEnd ? (
        <Progress type="circle" size={22} percent={Math.round(progressOf(details, state) * 100)} />
      ) : (
        standingIcon(standing.standing)
      )}
    </span>
  );
}

/** Which run it is and how it stands; once it has ended, why. */
export function RunTitle({ details, standing }: Omit<RunSignProps, 'state'>) {
  const { t } = useTranslation('runs');
  const cause = standing.endedAt === null ? '' : causeOf(standing, details, t);
  return (
    <div className="nl-run-title">
      <span>
        <strong>{t(`standing.${standing.standing}`)}</strong> ·{' '}
        <span className="nl-dim">#{details.number}</span> {details.title}{' '}
        {details.pinned ? <PushpinFilled title={t('pinned')} /> : null}
      </span>
      <small title={cause}>{cause === '' ? kindName(details.kind, t) : cause}</small>
    </div>
  );
}
