import type { TimingPoint } from '@netloom/model';
import type { PathBar } from './pathBars.ts';
import type { TimeScale } from './timeScale.ts';

interface DelayBarsProps {
  scale: TimeScale;
  bars: readonly PathBar[];
  chosen: TimingPoint | null;
  onChoose: (point: TimingPoint | null) => void;
}

/** The delays that follow each other on one track. */
export function DelayBars({ scale, bars, chosen, onChoose }: DelayBarsProps) {
  return bars.map(({ point, from, to }, index) => {
    const label = `${point.name}${point.cell === '' ? '' : ` (${point.cell})`}: ${scale.text(point.delay)}`;
    return (
      <button
        key={index}
        type="button"
        className="nl-timing-bar"
        data-sort={point.sort}
        data-odd={index % 2 === 1}
        aria-label={label}
        aria-pressed={point === chosen}
        title={label}
        style={scale.place(from, to)}
        onClick={() => onChoose(point === chosen ? null : point)}
      />
    );
  });
}
