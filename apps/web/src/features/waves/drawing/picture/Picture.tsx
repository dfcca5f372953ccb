import { cellsOf, frameOf, labelCell, waveShapes } from '@netloom/waves/drawing';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isDrawable } from '../store/drawn.ts';
import type { Drawn } from '../store/drawn.ts';
import { edit } from '../store/edit.ts';
import { ranges } from '../store/selected.ts';
import { useUi } from '../store/uiStore.ts';
import { boxOf } from './cellAt.ts';
import { CellInput } from './CellInput.tsx';
import { usePictureColours } from './colours.ts';
import { LaneNames } from './LaneNames.tsx';
import { onPictureKey } from './onPictureKey.ts';
import { Shapes } from './Shapes.tsx';
import { useCellPointer } from './useCellPointer.ts';
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
  const { selection, writing, arrow, tool } = useUi();
  const pointer = useCellPointer(drawing, frame, canDraw);
  const marked = ranges(selection, drawing).map(({ lane, from, to }) =>
    boxOf(drawing.lanes[lane]!, lane, from, to, frame),
  );
  const first = marked[0];
  const begin =
    arrow && drawing.lanes[arrow.lane]
      ? boxOf(drawing.lanes[arrow.lane]!, arrow.lane, arrow.cell, arrow.cell, frame)
      : undefined;
  const chosen = drawing.lanes[selection.lane];
  const cell = chosen && cellsOf(chosen)[selection.cell];

  // The chosen cell stays in sight when keys move it.
  useEffect(() => {
    scroller.current?.querySelector('.nl-wd-mark')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selection.lane, selection.cell]);

  function setLabel(text: string | undefined) {
    useUi.setState({ writing: undefined });
    const { lane, cell: index } = selection;
    // A label that stays keeps its looks.
    if (text !== undefined && text !== (cell?.label ?? ''))
      edit((document) => labelCell(document, lane, index, text));
    scroller.current?.focus();
  }

  return (
    <div
      ref={scroller}
      className="nl-wd-picture"
      role="application"
      aria-label={t('picture.label')}
      aria-description={t('picture.at', {
        lane: chosen?.name ?? '',
        cell: selection.cell,
        state: cell?.state ?? '',
      })}
      tabIndex={0}
      onKeyDown={(event) =>
        canDraw && writing === undefined && onPictureKey(event, drawing, t('lane.newName'))
      }
    >
      <LaneNames drawing={drawing} frame={frame} onDone={() => scroller.current?.focus()} />
      <div
        className="nl-wd-waves"
        data-tool={tool === 'turn' ? 'turn' : 'brush'}
        style={{ width: frame.width, height: frame.height, background: colours.ground }}
      >
        <svg width={frame.width} height={frame.height} {...pointer}>
          <Shapes shapes={shapes} colours={colours} />
          {marked.map((box, index) => (
            <rect key={index} className="nl-wd-mark" {...box} />
          ))}
          {begin && <circle className="nl-wd-begin" cx={begin.x} cy={begin.y + begin.height / 2} r={5} />}
        </svg>
        {writing === 'label' && first && (
          <CellInput
            label={t('cell.label')}
            start={cell?.label ?? ''}
            style={{ position: 'absolute', left: first.x, top: first.y, width: Math.max(90, first.width) }}
            onDone={setLabel}
          />
        )}
      </div>
    </div>
  );
}
