import type { PictureColours, Shape } from '@netloom/waves/drawing';
import { memo } from 'react';
import { ShapePath } from './ShapePath.tsx';
import { ShapeText } from './ShapeText.tsx';

interface ShapesProps {
  shapes: readonly Shape[];
  colours: PictureColours;
}

/** Lines, areas and texts of a picture. Texts are text nodes: nothing of a drawing is read as markup. */
export const Shapes = memo(function Shapes({ shapes, colours }: ShapesProps) {
  return shapes.map((shape, index) =>
    shape.kind === 'text' ? (
      <ShapeText key={index} shape={shape} colours={colours} />
    ) : (
      <ShapePath key={index} shape={shape} colours={colours} />
    ),
  );
});
