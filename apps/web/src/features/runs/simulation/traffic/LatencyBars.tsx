import { useTranslation } from 'react-i18next';

const WIDTH = 9;
const HEIGHT = 26;

/** From which latency to which a range goes, in clocks; the last has no end. */
function rangeText(index: number, last: number): string {
  if (index === 0) return '< 2';
  return index === last ? `≥ ${2 ** index}` : `${2 ** index} – ${2 ** (index + 1) - 1}`;
}

/** How many transactions took how long: a bar for each power of two of clocks, up to the last that has any. */
export function LatencyBars({ ranges }: { ranges: readonly number[] }) {
  const { t } = useTranslation('simulation');
  const most = Math.max(1, ...ranges);
  const texts = ranges.map((count, index) =>
    t('traffic.bar', { range: rangeText(index, ranges.length - 1), count }),
  );
  const said = texts.filter((_, index) => ranges[index]! > 0).join('; ');
  return (
    <svg
      className="nl-traffic-bars"
      width={WIDTH * ranges.length}
      height={HEIGHT}
      role="img"
      aria-label={said}
    >
      {ranges.map((count, index) => {
        const height = count === 0 ? 1 : Math.max(2, (count / most) * (HEIGHT - 2));
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a range is its place
          <g key={index}>
            <title>{texts[index]}</title>
            <rect x={index * WIDTH} width={WIDTH} height={HEIGHT} fill="transparent" />
            <rect
              className={count === 0 ? 'nl-traffic-empty' : 'nl-traffic-full'}
              x={index * WIDTH + 1}
              y={HEIGHT - height}
              width={WIDTH - 2}
              height={height}
            />
          </g>
        );
      })}
    </svg>
  );
}
