import type { Marker, ViewState } from '../view/model.ts';
import type { Span } from '../view/span.ts';

/** What is in sight, the whole dump, or what lies between two markers (by key). */
export type RangeChoiceValue = 'window' | 'dump' | `${number}-${number}`;

type Ranged = Pick<ViewState, 'span' | 'limits' | 'markers'>;

/** Pairs of neighbouring markers in order of time, and the first with the last. */
export function markerPairs(markers: readonly Marker[]): [Marker, Marker][] {
  const sorted = markers.toSorted((a, b) => a.time - b.time);
  const pairs = sorted.slice(1).map((marker, i): [Marker, Marker] => [sorted[i]!, marker]);
  return sorted.length > 2 ? [[sorted[0]!, sorted.at(-1)!], ...pairs] : pairs;
}

function chosenMarkers(choice: RangeChoiceValue, markers: readonly Marker[]): Marker[] {
  const keys = choice.split('-').map(Number);
  return markers.filter(({ key }) => keys.includes(key));
}

/** The choice as it stands, or the window when one of its markers is gone. */
export function usableChoice(choice: RangeChoiceValue, { markers }: Ranged): RangeChoiceValue {
  if (choice === 'window' || choice === 'dump') return choice;
  return chosenMarkers(choice, markers).length === 2 ? choice : 'window';
}

/** The chosen stretch in whole ticks. */
export function rangeOfChoice(choice: RangeChoiceValue, { span, limits, markers }: Ranged): Span {
  const { from, to } = choice === 'window' ? span : limits;
  if (choice === 'window' || choice === 'dump') return { from: Math.floor(from), to: Math.ceil(to) };
  const times = chosenMarkers(choice, markers).map(({ time }) => time);
  return { from: Math.min(...times), to: Math.max(...times) };
}
