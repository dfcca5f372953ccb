import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { OpenPins } from '../../store/pinsStore.ts';
import { analysisOf } from '../../store/derived.ts';
import { useUi } from '../../store/uiStore.ts';
import { cursorOf } from '../view/cursor.ts';
import { useKeys } from '../view/useKeys.ts';
import { usePointer } from '../view/usePointer.ts';
import { panView, useView, zoomView } from '../view/viewStore.ts';
import { useViewport } from '../view/useViewport.ts';
import { useSize } from '../../../../../view2d/useSize.ts';
import { useWheel } from '../../../../../view2d/useWheel.ts';
import type { WheelTurn } from '../../../../../view2d/useWheel.ts';
import { Body } from './Body.tsx';
import { DragLine } from './DragLine.tsx';
import { UNIT } from './drawing.ts';
import type { Drawing } from './drawing.ts';
import { ArrowTip, MoveArrows } from './MoveArrows.tsx';
import { padId } from './padId.ts';
import { Pads } from './Pads.tsx';

/** A pinch is a few pixels long, and turns the wheel by as many. */
const PINCH = 4;

/** The wheel zooms at the pointer, as a pinch on a touchpad does; with Shift it moves the view. */
function turn({ dx, factor, at, pinch, shift }: WheelTurn): void {
  if (shift) panView(dx, 0);
  else zoomView(pinch ? factor ** PINCH : factor, at);
}

/** The package as a picture that is zoomed, moved and walked through. */
export function PackageDrawing({ open, drawing }: { open: OpenPins; drawing: Drawing }) {
  const { t } = useTranslation('pinPackage');
  const box = useRef<HTMLDivElement>(null);
  const world = useRef<SVGGElement>(null);
  const analysis = analysisOf(open);
  const flipped = useView(({ turn }) => turn.flipped);
  const pin = useUi((state) => state.pin);
  const cursor = useView((state) => cursorOf(drawing, state.cursor, pin));
  const dragging = useView(({ drag }) => drag !== undefined);
  const size = useSize(box);
  useLayoutEffect(() => useView.setState({ size }), [size]);
  useViewport(world, drawing, analysis);
  useWheel(box, turn);
  const handlers = usePointer(drawing, open);
  const onKeyDown = useKeys({ drawing, box });
  return (
    <div
      ref={box}
      className="nl-pins-drawing"
      data-dragging={dragging}
      role="listbox"
      tabIndex={0}
      aria-label={t('drawing', { chip: open.chip.model, package: open.chip.package })}
      aria-activedescendant={cursor && padId(cursor.position)}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      <svg width="100%" height="100%">
        <defs>
          <ArrowTip />
        </defs>
        <g ref={world} className="nl-pins-world" data-grid={drawing.isGrid}>
          <Body
            drawing={drawing}
            model={open.chip.model}
            print={printOf(open.chip.package, drawing)}
            flipped={flipped}
          />
          <Pads drawing={drawing} chip={open.chip} analysis={analysis} />
          <MoveArrows drawing={drawing} />
          <DragLine drawing={drawing} />
        </g>
      </svg>
    </div>
  );
}

function printOf(name: string, { width, height }: Drawing): string {
  const millimetres = (units: number) => Math.round((units / UNIT) * 100) / 100;
  return `${name} · ${millimetres(width)} × ${millimetres(height)} mm`;
}
