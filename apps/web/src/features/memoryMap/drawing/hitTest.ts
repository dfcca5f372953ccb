import type { Band } from '../map/picture.ts';
import { currentPicture, currentScale, currentViewport, shownColumns } from '../map/current.ts';
import { addressAt, yOf } from '../scale/viewport.ts';
import { isSamePlace, useMap } from '../store/mapStore.ts';
import { bandsInView } from './inView.ts';
import { bandSpan, columnAt, columnSpan } from './layout.ts';

/** What lies at a point of the drawing. */
export interface Hit {
  manager: string | undefined;
  address: bigint;
  band: Band | undefined;
  /** The edge of the band that can be pulled there. */
  edge: 'base' | 'end' | undefined;
}

const EDGE = 5;
const LEAST_PULLED = 16;

export function hitTest(x: number, y: number): Hit {
  const { size, scrollX, hidden, selected } = useMap.getState();
  const [scale, viewport] = [currentScale(), currentViewport()];
  const columns = shownColumns(currentPicture(), hidden);
  const address = addressAt(scale, viewport, y);
  const index = columnAt(x, size.width, columns, scrollX);
  const column = index === undefined ? undefined : columns[index];
  if (!column) return { manager: undefined, address, band: undefined, edge: undefined };
  const span = columnSpan(index!, size.width, columns.length, scrollX);
  const under = bandsInView(column, scale, viewport, size.height).filter((band) => {
    const { left, width } = bandSpan(band, span);
    const top = yOf(scale, viewport, band.base);
    const bottom = Math.max(top + 4, yOf(scale, viewport, band.base + band.size));
    return x >= left && x <= left + width && y >= top - 1 && y <= bottom + 1;
  });
  const band = under.find(({ place }) => isSamePlace(place, selected)) ?? under.at(-1);
  return { manager: column.view.manager, address, band, edge: band && edgeAt(band, y) };
}

function edgeAt(band: Band, y: number): Hit['edge'] {
  const [scale, viewport] = [currentScale(), currentViewport()];
  const top = yOf(scale, viewport, band.base);
  const bottom = yOf(scale, viewport, band.base + band.size);
  if (bottom - top < LEAST_PULLED) return undefined;
  if (y - top <= EDGE) return 'base';
  return bottom - y <= EDGE ? 'end' : undefined;
}
