import { TEXT_SIZES, drawnRuns, fitted } from '@netloom/waves/drawing';
import type { PictureColours, Shape } from '@netloom/waves/drawing';

interface ShapeTextProps {
  shape: Extract<Shape, { kind: 'text' }>;
  colours: PictureColours;
}

/** A text of a picture, in runs where it has several looks; those that lie on lines have a rim of the ground. */
export function ShapeText({ shape, colours }: ShapeTextProps) {
  const { role, x, y, anchor, turn, size = TEXT_SIZES[role] } = shape;
  const rim = role === 'node' || role === 'edgeLabel';
  return (
    <text
      x={x}
      y={y}
      dy="0.35em"
      fontSize={size}
      transform={turn === undefined ? undefined : `rotate(${turn} ${x} ${y})`}
      textAnchor={anchor}
      fill={colours[role]}
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
