import { create } from 'zustand';
import { openPanel } from '../panelStore.ts';
import { placeKey } from '../place.ts';
import type { WavePlace } from '../place.ts';

interface Selection {
  /** The decoder, by `setupKey`. */
  decoder: string;
  /** The transaction in the list that the dump's side keeps. */
  index: number;
}

interface State {
  selected: Selection | null;
  /** The decoder whose table is shown. */
  shown: string | null;
  /** The dump, by `placeKey`, whose panel asks for a new decoder. */
  adding: string | null;
}

/** The chosen transaction, the same in waves and table. */
export const useTransactionSelection = create<State>(() => ({
  selected: null,
  shown: null,
  adding: null,
}));

export function selectTransaction(decoder: string, index: number): void {
  useTransactionSelection.setState({ selected: { decoder, index }, shown: decoder });
}

/** Asks for a new decoder of a dump, in the panel of transactions. */
export function addDecoder(place: WavePlace): void {
  openPanel('transactions');
  useTransactionSelection.setState({ adding: placeKey(place) });
}

export function showDecoder(decoder: string): void {
  useTransactionSelection.setState({ shown: decoder });
}

export function selectedIndex(decoder: string): number | null {
  const { selected } = useTransactionSelection.getState();
  return selected?.decoder === decoder ? selected.index : null;
}
