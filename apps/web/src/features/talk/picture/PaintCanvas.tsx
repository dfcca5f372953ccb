import { Input } from 'antd';
import { useEffect } from 'react';
import type { CSSProperties, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import type { Point } from './marks.ts';
import { paint } from './paint.ts';
import type { PaintingState } from './usePainting.ts';

interface PaintCanvasProps {
  canvas: RefObject<HTMLCanvasElement | null>;
  picture: ImageBitmap;
  state: PaintingState;
}

/** The picture with what is painted on it: Enter begins and ends a mark where the arrow keys led. */
export function PaintCanvas({ canvas, picture, state }: PaintCanvasProps) {
  const { t } = useTranslation('picture');
  const { marks, cursor, textAt } = state;
  useEffect(() => {
    if (canvas.current !== null) paint(canvas.current, picture, marks);
  }, [canvas, picture, marks]);
  const at = ({ x, y }: Point): CSSProperties => ({
    left: `${(100 * x) / picture.width}%`,
    top: `${(100 * y) / picture.height}%`,
  });
  return (
    <div className="nl-paint-frame">
      <div className="nl-paint-sheet">
        <canvas
          ref={canvas}
          width={picture.width}
          height={picture.height}
          tabIndex={0}
          role="application"
          aria-label={t('canvas', { count: state.painting.marks.length })}
          data-tool={state.brush.tool}
          onKeyDown={state.onKeyDown}
          {...state.pointer}
        />
        {cursor === null ? null : <span className="nl-paint-cursor" style={at(cursor)} aria-hidden />}
        {textAt === null ? null : (
          <Input
            autoFocus
            className="nl-paint-text"
            style={at(textAt)}
            aria-label={t('text')}
            placeholder={t('text')}
            maxLength={200}
            onPressEnter={({ currentTarget }) => {
              state.writeText(currentTarget.value);
              canvas.current?.focus();
            }}
            onBlur={({ target }) => state.writeText(target.value)}
            onKeyDown={(event) => event.key === 'Escape' && event.stopPropagation()}
          />
        )}
      </div>
    </div>
  );
}
