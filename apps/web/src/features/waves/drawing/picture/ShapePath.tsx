import { BAND_WIDTH, FILLED } from '@netloom/waves/drawing';
import type { PictureColours, Shape } from '@netloom/waves/drawing';

const WIDTHS: Record<string, number> = { grid: 0.5, gapLine: 1, edge: 1, bracket: 1 };
const DASHES: Record<string, string> = { grid: '1 3', weak: '3 2' };

interface ShapePathProps {
  shape: Extract<Shape, { kind: 'path' }>;
  colours: PictureColours;
}

/** A line or an area of a picture; a gate is both. */
export function ShapePath({ shape: { role, d }, colours }: ShapePathProps) {
  const colour = colours[role];
  if (role === 'gate')
    return <path d={d} fill={colour} stroke={colours.line} strokeWidth={1.4} strokeLinejoin="round" />;
  if (FILLED.has(role)) return <path d={d} fill={colour} />;
  return (
    <path
      d={d}
      fill="none"
      stroke={colour}
      strokeWidth={role.startsWith('band') ? BAND_WIDTH : (WIDTHS[role] ?? 1.2)}
      strokeDasharray={DASHES[role]}
    />
  );
}
