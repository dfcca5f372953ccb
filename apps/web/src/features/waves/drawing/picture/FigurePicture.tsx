import { figureShapes } from '@netloom/waves/drawing';
import type { FigureDrawing } from '@netloom/waves/drawing';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { usePictureColours } from './colours.ts';
import { Shapes } from './Shapes.tsx';

/** A register or a circuit as its text describes it. */
export function FigurePicture({ drawing }: { drawing: FigureDrawing }) {
  const { t } = useTranslation('waveDrawing');
  const colours = usePictureColours();
  const { width, height, shapes } = useMemo(() => figureShapes(drawing), [drawing]);
  return (
    <div className="nl-wd-figure" tabIndex={0} role="group" aria-label={t('picture.figure')}>
      <svg
        width={width}
        height={height}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('picture.figure')}
      >
        <Shapes shapes={shapes} colours={colours} />
      </svg>
    </div>
  );
}
