interface TimeSeriesProps {
  /** What a screen reader says instead of the picture. */
  label: string;
  /** Milliseconds and values. */
  points: readonly { time: number; value: number }[];
  /** The value at the top. */
  top: number;
  spanMs: number;
}

const WIDTH = 300;
const HEIGHT = 56;

/** A line over the last minutes, the present at the right edge. */
export function TimeSeries({ label, points, top, spanMs }: TimeSeriesProps) {
  const end = points.at(-1)?.time ?? 0;
  const x = (time: number) => WIDTH * (1 - (end - time) / spanMs);
  const y = (value: number) => HEIGHT - (top > 0 ? Math.min(1, value / top) : 0) * HEIGHT;
  const line = points.map(({ time, value }) => `${x(time).toFixed(1)},${y(value).toFixed(1)}`).join(' ');
  const start = x(points[0]?.time ?? end).toFixed(1);
  return (
    <svg
      className="nl-series"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
    >
      {[0.25, 0.5, 0.75].map((share) => (
        <line key={share} x1={0} x2={WIDTH} y1={HEIGHT * share} y2={HEIGHT * share} />
      ))}
      <polygon points={`${start},${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} />
      <polyline points={line} />
    </svg>
  );
}
