import { centreOn, placeNamed, reveal, showRange } from '../actions/view.ts';
import { select, useMap } from '../store/mapStore.ts';
import { usePane } from '../store/paneStore.ts';
import type { Answer } from './answers.ts';

/** Neighbours that are shown with a register, in its own size. */
const AROUND = 7n;

/** Selects the place that answers and shows the register close enough to be read. */
export function showAnswer({ endpoint, alias, address, register, size }: Answer): void {
  const place = placeNamed({ endpoint, alias });
  if (!place) return;
  select({ endpoint, alias });
  usePane.setState({ pane: 'map' });
  useMap.setState({ found: { address, register } });
  if (register === undefined || size === undefined) return reveal(place);
  const from = address - AROUND * size;
  const to = address + (AROUND + 1n) * size;
  const end = place.base + place.size;
  showRange(from < place.base ? place.base : from, to > end ? end : to);
}

/** Marks an address at which nobody answers. */
export function showAddress(address: bigint): void {
  select(undefined);
  useMap.setState({ found: { address, register: undefined } });
  centreOn(address);
}
