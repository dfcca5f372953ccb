/** Where a sign stands. */
export interface SignPlace {
  x: number;
  y: number;
  size: number;
  /** Degrees that keep it upright. */
  turned?: number;
}

/** A padlock of side 1. */
export function PadLock({ x, y, size, turned = 0 }: SignPlace) {
  return (
    <g className="nl-pins-lock" transform={`translate(${x} ${y}) rotate(${turned}) scale(${size})`}>
      <path d="M-.22 0V-.18A.22.22 0 0 1 .22-.18V0" />
      <rect x="-.36" y="-.04" width=".72" height=".5" rx=".08" />
    </g>
  );
}
