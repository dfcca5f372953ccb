import type { Band } from '../map/picture.ts';
import { currentPicture, currentScale, currentViewport, shownColumns } from '../map/current.ts';
import { addressAt } from '../scale/viewport.ts';
import { isSamePlace, useMap } from '../store/mapStore.ts';
import { bandsInView } from './inView.ts';
import type { SeenBand } from './inView.ts';
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
  const under = bandsInView(column, scale, viewport, size.height).filter(({ band, top, height }) => {
    const { left, width } = bandSpan(band, span);
    return x >= left && x <= left + width && y >= top - 1 && y <= top + Math.max(4, height) + 1;
  });
  const hit = under.find(({ band }) => isSamePlace(band.place, selected)) ?? under.at(-1);
  return { manager: column.view.manager, address, band: hit?.band, edge: hit && edgeAt(hit, y) };
}

function edgeAt({ top, height }: SeenBand, y: number): Hit['edge'] {
  if (height < LEAST_PULLED) return undefined;
  if (y - top <= EDGE) return 'base';
  return top + height - y <= EDGE ? 'end' : undefined;
}
