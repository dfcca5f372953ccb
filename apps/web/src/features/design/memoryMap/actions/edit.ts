import { moveAddress, removeAddress, resizeAddress } from '@netloom/soc';
import { takeEdit, useSoc } from '../../soc/index.ts';
import { currentPicture, shownColumns } from '../map/current.ts';
import type { Band } from '../map/picture.ts';
import { select, useMap } from '../store/mapStore.ts';
import { reveal, selectedPlace } from './view.ts';

/** Moves the selected place by its own size, down to higher addresses or up to lower ones. */
export function moveBySize(steps: 1 | -1): void {
  const place = selectedPlace();
  if (!place) return;
  const base = place.base + BigInt(steps) * place.size;
  if (base < 0n) return;
  if (takeEdit(moveAddress(useSoc.getState().document, place, base))) reveal({ ...place, base });
}

/** Doubles or halves the selected place. */
export function resizeBy(steps: 1 | -1): void {
  const place = selectedPlace();
  if (!place) return;
  const size = steps > 0 ? place.size * 2n : place.size / 2n;
  takeEdit(resizeAddress(useSoc.getState().document, place, size));
}

export function removeSelected(): void {
  const place = selectedPlace();
  if (place && takeEdit(removeAddress(useSoc.getState().document, place))) select(undefined);
}

/** Selects the next region of the current column, by address. */
export function walk(steps: 1 | -1): void {
  const { manager, selected, hidden } = useMap.getState();
  const columns = shownColumns(currentPicture(), hidden);
  const column = columns.find(({ view }) => view.manager === manager) ?? columns[0];
  if (!column) return;
  const { bands } = column;
  const at = bands.findIndex(
    ({ place }) => place.endpoint === selected?.endpoint && place.alias === selected.alias,
  );
  const next = at < 0 ? (steps > 0 ? 0 : bands.length - 1) : at + steps;
  selectBand(bands[next]);
}

/** Walks on in the column at the left or right, at the same subordinate where that shows it. */
export function walkAcross(steps: 1 | -1): void {
  const { manager, hidden } = useMap.getState();
  const columns = shownColumns(currentPicture(), hidden);
  const at = Math.max(
    0,
    columns.findIndex(({ view }) => view.manager === manager),
  );
  const next = columns[at + steps];
  if (next) useMap.setState({ manager: next.view.manager });
}

function selectBand(band: Band | undefined): void {
  if (!band) return;
  const { endpoint, alias } = band.place;
  select({ endpoint, alias });
  reveal(band.place);
}
