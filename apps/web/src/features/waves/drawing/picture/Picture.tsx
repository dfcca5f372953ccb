import { frameOf, waveShapes } from '@netloom/waves/drawing';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isDrawable } from '../store/drawn.ts';
import type { Drawn } from '../store/drawn.ts';
import { chosenCell } from '../store/selected.ts';
import { useUi } from '../store/uiStore.ts';
import { usePictureColours } from './colours.ts';
import { LabelInput } from './LabelInput.tsx';
import { LaneNames } from './LaneNames.tsx';
import { Marks } from './Marks.tsx';
import { Shapes } from './Shapes.tsx';
import { useCellPointer } from './useCellPointer.ts';
import { usePictureKeys } from './usePictureKeys.ts';
import { useShownSpan } from './useShownSpan.ts';

/** The picture of the last text that could be read; drawing in it changes the text. */
export function Picture({ open }: { open: Drawn & { shown: object } }) {
  const { t } = useTranslation('waveDrawing');
  const { drawing } = open.shown!;
  const canDraw = isDrawable(open);
  const frame = useMemo(() => frameOf(drawing), [drawing]);
  const scroller = useRef<HTMLDivElement>(null);
  const span = useShownSpan(scroller, frame);
  const colours = usePictureColours(drawing.skin);
  const shapes = useMemo(() => waveShapes(drawing, frame, span), [drawing, frame, span]);
  const { selection, writing, tool } = useUi();
  const { lane, cell } = selection;
  const pointer = useCellPointer(drawing, frame, canDraw);
  const onKeyDown = usePictureKeys(open);
  const name = drawing.lanes[lane]?.name ?? '';
  const state = chosenCell(selection, drawing)?.state ?? '';
  const focus = () => scroller.current?.focus();

  // The chosen cell stays in sight when keys move it.
  useEffect(() => {
    scroller.current?.querySelector('.nl-wd-mark')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [lane, cell]);

  return (
    <div
      ref={scroller}
      className="nl-wd-picture"
      role="application"
      aria-label={t('picture.label')}
      aria-description={t('picture.at', { lane: name, cell, state })}
      tabIndex={0}
      onKeyDown={onKeyDown}
    >
      <LaneNames drawing={drawing} frame={frame} onDone={focus} />
      <div
        className="nl-wd-waves"
        data-tool={tool === 'turn' ? 'turn' : 'brush'}
        style={{ width: frame.width, height: frame.height, background: colours.ground }}
      >
        <svg width={frame.width} height={frame.height} {...pointer}>
          <Shapes shapes={shapes} colours={colours} />
          <Marks drawing={drawing} frame={frame} />
        </svg>
        {writing === 'label' && <LabelInput drawing={drawing} frame={frame} onDone={focus} />}
      </div>
    </div>
  );
}
