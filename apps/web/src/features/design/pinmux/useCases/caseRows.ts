import type { Named, Pinmux, Signal } from '@netloom/pinmux';

type Place = { state: 'none' | 'open' } | { state: 'placed'; pad: string };

/** A signal over the use cases. */
export interface CaseRow {
  signal: string;
  /** In the order of the use cases. */
  places: Place[];
  /** It is at different pads in different ones: firmware moves it from use to use. */
  moves: boolean;
}

/** The signals that any of the use cases needs. */
export function caseRows(
  { useCases }: Pinmux,
  signals: readonly Named<Signal>[],
  cases: readonly string[],
): CaseRow[] {
  return signals.flatMap(({ name, direct }): CaseRow[] => {
    const places = cases.map((useCase): Place => {
      const need = useCases[useCase]!.needs[name];
      const pad = direct ?? need?.pad;
      if (need === undefined) return { state: 'none' };
      return pad === undefined ? { state: 'open' } : { state: 'placed', pad };
    });
    if (places.every(({ state }) => state === 'none')) return [];
    const pads = new Set(places.flatMap((place) => (place.state === 'placed' ? [place.pad] : [])));
    return [{ signal: name, places, moves: pads.size > 1 }];
  });
}
