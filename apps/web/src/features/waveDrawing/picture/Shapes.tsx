import { FILLED, TEXT_SIZES, fitted } from '@netloom/waves/drawing';
import type { PictureColours, Shape } from '@netloom/waves/drawing';
import { memo } from 'react';

const WIDTHS: Record<string, number> = { grid: 0.5, gapLine: 1, edge: 1, bracket: 1 };
const DASHES: Record<string, string> = { grid: '1 3', weak: '3 2' };

interface ShapesProps {
  shapes: readonly Shape[];
  colours: PictureColours;
}

/** Lines, areas and texts of a picture. Texts are text nodes: nothing of a drawing is read as markup. */
export const Shapes = memo(function Shapes({ shapes, colours }: ShapesProps) {
  return shapes.map((shape, index) => {
    const colour = colours[shape.role];
    if (shape.kind === 'text') {
      const { role, x, y, anchor } = shape;
      const rim = role === 'node' || role === 'edgeLabel';
      return (
        <text
          key={index}
          x={x}
          y={y}
          dy="0.35em"
          fontSize={TEXT_SIZES[role]}
          textAnchor={anchor}
          fill={colour}
          {...(rim
            ? { stroke: colours.ground, strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' }
            : {})}
        >
          {fitted(shape, TEXT_SIZES[role])}
        </text>
      );
    }
    const { role, d } = shape;
    if (FILLED.has(role)) return <path key={index} d={d} fill={colour} />;
    return (
      <path
        key={index}
        d={d}
        fill="none"
        stroke={colour}
        strokeWidth={WIDTHS[role] ?? 1.2}
        strokeDasharray={DASHES[role]}
      />
    );
  });
});
