import { BAND_WIDTH, FILLED, TEXT_SIZES, drawnRuns, fitted } from '@netloom/waves/drawing';
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
      const { role, x, y, anchor, turn, size = TEXT_SIZES[role] } = shape;
      const rim = role === 'node' || role === 'edgeLabel';
      return (
        <text
          key={index}
          x={x}
          y={y}
          dy="0.35em"
          fontSize={size}
          transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
          textAnchor={anchor}
          fill={colour}
          {...(rim
            ? { stroke: colours.ground, strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' }
            : {})}
        >
          {drawnRuns(shape, size)?.map(({ text, size: own, dy, style }, i) => (
            <tspan
              key={i}
              dy={dy === 0 ? undefined : dy}
              fontSize={own}
              fontWeight={style.bold ? 'bold' : undefined}
              fontStyle={style.italic ? 'italic' : undefined}
              fontFamily={style.mono ? 'monospace' : undefined}
              textDecoration={style.line}
              fill={style.fill ?? (style.tone && colours[style.tone])}
            >
              {text}
            </tspan>
          )) ?? fitted(shape, size)}
        </text>
      );
    }
    const { role, d } = shape;
    if (role === 'gate')
      return (
        <path
          key={index}
          d={d}
          fill={colour}
          stroke={colours.line}
          strokeWidth={1.4}
          strokeLinejoin="round"
        />
      );
    if (FILLED.has(role)) return <path key={index} d={d} fill={colour} />;
    return (
      <path
        key={index}
        d={d}
        fill="none"
        stroke={colour}
        strokeWidth={role.startsWith('band') ? BAND_WIDTH : (WIDTHS[role] ?? 1.2)}
        strokeDasharray={DASHES[role]}
      />
    );
  });
});
