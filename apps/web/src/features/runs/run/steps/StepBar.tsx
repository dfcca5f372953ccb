import type { TimeBar } from './stepLook.ts';
import type { Standing } from '../verdictLook.tsx';

interface StepBarProps {
  /** Null where it is not known how long the step usually takes. */
  time: TimeBar | null;
  /** What the tool says of its progress, 0 to 1. */
  fraction: number;
  look: Standing;
  title: string;
}

const percent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`;

/** Time with a mark at the median; progress where no median is known. */
export function StepBar({ time, fraction, look, title }: StepBarProps) {
  return (
    <div className="nl-step-bar" data-look={look} data-slow={time?.slow ?? false} title={title}>
      <span style={{ width: percent(time?.filled ?? fraction) }} />
      {time === null ? null : <i style={{ left: percent(time.median) }} />}
    </div>
  );
}
