import { useTranslation } from 'react-i18next';
import { nanoseconds } from '../nanoseconds.ts';
import { slackHistogram } from './histogram.ts';
import type { SlackBin } from './histogram.ts';

export interface SlackRange {
  from: number;
  to: number;
}

interface SlackHistogramProps {
  /** ns. */
  slacks: readonly number[];
  range: SlackRange | null;
  /** The same bin again takes the choice back. */
  onChoose: (range: SlackRange | null) => void;
}

const BINS = 30;

/** Endpoints by slack; violated bins are red, and a click on one chooses its endpoints. */
export function SlackHistogram({ slacks, range, onChoose }: SlackHistogramProps) {
  const { t, i18n } = useTranslation('timing');
  const bins = slackHistogram(slacks, BINS);
  const most = Math.max(...bins.map(({ count }) => count));
  const text = (time: number) => nanoseconds(time, i18n.language);
  const isChosen = (bin: SlackBin) => range?.from === bin.from && range.to === bin.to;
  if (bins.length === 0) return <p className="nl-dim nl-timing-note">{t('noPaths')}</p>;
  return (
    <div className="nl-timing-histogram" role="group" aria-label={t('histogram.title')}>
      <div className="nl-timing-bins">
        {bins.map((bin) => {
          const label = t('histogram.bin', { from: text(bin.from), to: text(bin.to), count: bin.count });
          return (
            <button
              key={bin.from}
              type="button"
              title={label}
              aria-label={label}
              aria-pressed={isChosen(bin)}
              data-violated={bin.to <= 1e-12}
              disabled={bin.count === 0}
              onClick={() => onChoose(isChosen(bin) ? null : bin)}
            >
              <i style={{ height: `${bin.count === 0 ? 0 : Math.max(3, (100 * bin.count) / most)}%` }} />
            </button>
          );
        })}
      </div>
      <div className="nl-timing-axis">
        <span>{text(bins[0]!.from)}</span>
        <span>{t('histogram.axis', { most })}</span>
        <span>{text(bins.at(-1)!.to)}</span>
      </div>
    </div>
  );
}
