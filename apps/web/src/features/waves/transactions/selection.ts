import { create } from 'zustand';

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
}

/** The chosen transaction, the same in waves and table. */
export const useTransactionSelection = create<State>(() => ({ selected: null, shown: null }));

export function selectTransaction(decoder: string, index: number): void {
  useTransactionSelection.setState({ selected: { decoder, index }, shown: decoder });
}

export function showDecoder(decoder: string): void {
  useTransactionSelection.setState({ shown: decoder });
}

export function selectedIndex(decoder: string): number | null {
  const { selected } = useTransactionSelection.getState();
  return selected?.decoder === decoder ? selected.index : null;
}
