import { placesOf } from '@netloom/soc';
import type { Place, PlaceName } from '@netloom/soc';
import { useSoc } from '../../soc/index.ts';
import { currentPicture, currentScale, currentViewport, shownColumns } from '../map/current.ts';
import { centred, fitRange, panned, yOf, zoomed } from '../scale/viewport.ts';
import { mostScroll } from '../drawing/layout.ts';
import { useMap } from '../store/mapStore.ts';

/** What was under the pointer is no longer. */
function show(next: Partial<ReturnType<typeof useMap.getState>>): void {
  useMap.setState({ ...next, hover: undefined });
}

export function panBy(dx: number, dy: number): void {
  const { size, scrollX, hidden } = useMap.getState();
  const columns = shownColumns(currentPicture(), hidden).length;
  const viewport = panned(currentScale(), size.height, currentViewport(), dy);
  const scrolled = Math.min(mostScroll(size.width, columns), Math.max(0, scrollX - dx));
  show({ viewport, scrollX: scrolled });
}

/** Zooms around a height; without one around the selected region, else the middle. */
export function zoomBy(factor: number, at?: number): void {
  const { size } = useMap.getState();
  const viewport = zoomed(currentScale(), size.height, currentViewport(), factor, at ?? focusY());
  show({ viewport });
}

function focusY(): number {
  const { size } = useMap.getState();
  const place = selectedPlace();
  const y = place && yOf(currentScale(), currentViewport(), place.base + place.size / 2n);
  return y !== undefined && y > 0 && y < size.height ? y : size.height / 2;
}

/** Shows everything. */
export function fit(): void {
  show({ viewport: undefined, scrollX: 0 });
}

export function showRange(base: bigint, end: bigint): void {
  const { size } = useMap.getState();
  show({ viewport: fitRange(currentScale(), size.height, base, end) });
}

/** Brings an address into the middle. */
export function centreOn(address: bigint): void {
  const { size } = useMap.getState();
  const { zoom } = currentViewport();
  show({ viewport: centred(currentScale(), size.height, zoom, address) });
}

/** Shows a place as large as can be seen at once. */
export function zoomToSelection(): void {
  const place = selectedPlace();
  if (place) showRange(place.base, place.base + place.size);
}

/** Moves the view so far that a place is in sight. */
export function reveal({ base, size: bytes }: Place): void {
  const { size } = useMap.getState();
  const viewport = currentViewport();
  const [top, bottom] = [base, base + bytes].map((address) => yOf(currentScale(), viewport, address));
  if (bottom! < 20 || top! > size.height - 20) centreOn(base + bytes / 2n);
}

/** Changes the scale; what is selected stays in sight: the true scale shows it among its neighbours. */
export function setReadable(readable: boolean): void {
  show({ readable, viewport: undefined });
  const place = selectedPlace();
  if (!place || readable) return;
  const around = place.size * 8n;
  showRange(place.base > around ? place.base - around : 0n, place.base + place.size + around);
}

export function selectedPlace(): Place | undefined {
  const { selected } = useMap.getState();
  return selected && placeNamed(selected);
}

export function placeNamed({ endpoint, alias }: PlaceName): Place | undefined {
  return placesOf(useSoc.getState().document, endpoint).find((place) => place.alias === alias);
}

/** Gives a manager a column or takes it away; one column stays. */
export function toggleManager(manager: string): void {
  const { hidden } = useMap.getState();
  const next = new Set(hidden);
  if (!next.delete(manager)) next.add(manager);
  if (next.size < currentPicture().columns.length) useMap.setState({ hidden: next, scrollX: 0 });
}
