import { useEffect, useRef } from 'react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../../../../theme/index.ts';
import { sizedContext } from '../../../../view2d/sizedContext.ts';
import { centreOn } from '../actions/view.ts';
import { currentScale, currentViewport, usePicture } from '../map/current.ts';
import type { Picture } from '../map/picture.ts';
import { DARK, LIGHT } from '../paint/colours.ts';
import { addressAt, fitAll, yOf } from '../scale/viewport.ts';
import { useMap } from '../store/mapStore.ts';

const WIDTH = 26;

/** The whole map beside the drawing, with the part that is seen; a press goes there. */
export function Overview() {
  const { t } = useTranslation('memoryMap');
  const ref = useRef<HTMLCanvasElement>(null);
  const picture = usePicture();
  const dark = useTheme((state) => state.dark);
  const viewport = useMap((state) => state.viewport);
  const size = useMap((state) => state.size);
  const readable = useMap((state) => state.readable);
  const selected = useMap((state) => state.selected);
  /** The map without what is seen of it, which changes more often. */
  const whole = useRef<HTMLCanvasElement>(undefined);
  useEffect(() => {
    whole.current ??= document.createElement('canvas');
    const context = sizedContext(whole.current, WIDTH, size.height, true);
    if (context) paintWhole(context, picture, dark);
  }, [picture, dark, size, readable, selected]);
  useEffect(() => {
    const context = sizedContext(ref.current, WIDTH, size.height, true);
    if (!context || !whole.current) return;
    context.drawImage(whole.current, 0, 0, WIDTH, size.height);
    paintSeen(context, dark);
  }, [picture, dark, viewport, size, readable, selected]);

  function go(event: PointerEvent<HTMLCanvasElement>): void {
    if (event.buttons === 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const y = event.clientY - event.currentTarget.getBoundingClientRect().top;
    const scale = currentScale();
    centreOn(addressAt(scale, fitAll(scale, size.height), y));
  }

  return (
    <canvas
      ref={ref}
      className="nl-map-overview"
      style={{ width: WIDTH, height: size.height }}
      role="img"
      aria-label={t('draw.overview')}
      onPointerDown={go}
      onPointerMove={go}
    />
  );
}

function paintWhole(context: CanvasRenderingContext2D, { columns }: Picture, dark: boolean): void {
  const { size, selected } = useMap.getState();
  const colours = dark ? DARK : LIGHT;
  const scale = currentScale();
  const whole = fitAll(scale, size.height);
  context.fillStyle = colours.column;
  context.fillRect(0, 0, WIDTH, size.height);
  const width = (WIDTH - 4) / Math.max(1, columns.length);
  columns.forEach(({ bands }, index) => {
    for (const { base, size: bytes, attributes, clash, place } of bands) {
      const top = yOf(scale, whole, base);
      const height = Math.max(1, yOf(scale, whole, base + bytes) - top);
      const isSelected = place.endpoint === selected?.endpoint;
      context.fillStyle = isSelected
        ? colours.selection
        : clash
          ? colours.error
          : colours.edge[attributes.type];
      context.fillRect(2 + index * width, top, Math.max(1, width - 1), height);
    }
  });
}

/** A frame around what the drawing shows. */
function paintSeen(context: CanvasRenderingContext2D, dark: boolean): void {
  const { size } = useMap.getState();
  const colours = dark ? DARK : LIGHT;
  const scale = currentScale();
  const whole = fitAll(scale, size.height);
  const seen = currentViewport();
  const top = yOf(scale, whole, addressAt(scale, seen, 0));
  const bottom = yOf(scale, whole, addressAt(scale, seen, size.height));
  context.fillStyle = colours.wash;
  context.fillRect(0, top, WIDTH, Math.max(3, bottom - top));
  context.strokeStyle = colours.selection;
  context.strokeRect(0.5, top + 0.5, WIDTH - 1, Math.max(3, bottom - top - 1));
}
