import { useTranslation } from 'react-i18next';
import type { TimeScale } from './timeScale.ts';

interface TimeMarkProps {
  scale: TimeScale;
  kind: 'launch' | 'capture' | 'required' | 'arrival';
  /** Null where the path has none. */
  time: number | null;
  clock?: string;
}

/** A time with its name, written towards the middle. */
export function TimeMark({ scale, kind, time, clock = '' }: TimeMarkProps) {
  const { t } = useTranslation('timing');
  if (time === null) return null;
  return (
    <span
      className="nl-timing-mark"
      data-kind={kind}
      data-side={scale.isLate(time) ? 'right' : 'left'}
      style={{ left: scale.at(time) }}
    >
      <small>
        {t(`mark.${kind}`, { clock })} {scale.text(time)}
      </small>
    </span>
  );
}
