import {
  CheckCircleFilled,
  ClockCircleOutlined,
  CloseCircleFilled,
  HourglassOutlined,
  LoadingOutlined,
  MinusCircleOutlined,
  QuestionCircleFilled,
  StopOutlined,
} from '@ant-design/icons';
import type { RunVerdict } from '@netloom/model';
import type { ReactNode } from 'react';

/** The state or, once finished, the verdict of a run; `pending` is one that waits in the scheduler that has it. */
export type Standing = RunVerdict | 'waiting' | 'queued' | 'pending' | 'running';

type Tone = 'success' | 'error' | 'warning' | 'info';

const tones: Record<Standing, Tone> = {
  passed: 'success',
  failed: 'error',
  inconclusive: 'warning',
  'timed-out': 'error',
  'out-of-memory': 'error',
  lost: 'warning',
  cancelled: 'warning',
  skipped: 'warning',
  waiting: 'info',
  queued: 'info',
  pending: 'info',
  running: 'info',
};

export function toneOf(standing: Standing): Tone {
  return tones[standing];
}

/** The sign of a run's state or verdict. */
export function standingIcon(standing: Standing): ReactNode {
  const look = { 'data-tone': toneOf(standing) };
  if (standing === 'waiting') return <HourglassOutlined {...look} />;
  if (standing === 'skipped') return <MinusCircleOutlined {...look} />;
  if (standing === 'queued' || standing === 'pending') return <ClockCircleOutlined {...look} />;
  if (standing === 'running') return <LoadingOutlined data-tone="primary" />;
  if (standing === 'passed') return <CheckCircleFilled {...look} />;
  if (standing === 'inconclusive') return <QuestionCircleFilled {...look} />;
  if (standing === 'cancelled') return <StopOutlined {...look} />;
  return <CloseCircleFilled {...look} />;
}
