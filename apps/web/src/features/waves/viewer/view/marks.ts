import type { MarkAction } from './actions.ts';
import type { ViewState } from './model.ts';
import { clampTime } from './time.ts';

/** A, B, … Z, A1, B1, …: the first that no marker has. */
export function freeMarkerName(taken: readonly string[]): string {
  for (let n = 0; ; n++) {
    const name = String.fromCharCode(65 + (n % 26)) + (n < 26 ? '' : Math.floor(n / 26));
    if (!taken.includes(name)) return name;
  }
}

function addMarker(state: ViewState, name: string | undefined, time: number): ViewState {
  const taken = state.markers.map((marker) => marker.name);
  const at = clampTime(state, time);
  if (name === undefined && state.markers.some((marker) => marker.time === at)) return state;
  const marker = { key: state.nextKey, name: name ?? freeMarkerName(taken), time: at };
  return { ...state, markers: [...state.markers, marker], nextKey: state.nextKey + 1 };
}

function changed<T extends { key: number }>(list: T[], key: number, change: Partial<T>): T[] {
  return list.map((one) => (one.key === key ? { ...one, ...change } : one));
}

export function reduceMarks(state: ViewState, action: MarkAction): ViewState {
  const { markers, bookmarks } = state;
  switch (action.type) {
    case 'marker.add':
      return addMarker(state, action.name, action.time ?? state.cursor);
    case 'marker.remove':
      return { ...state, markers: markers.filter(({ key }) => key !== action.key) };
    case 'marker.clear':
      return markers.length === 0 ? state : { ...state, markers: [] };
    case 'marker.rename':
      return { ...state, markers: changed(markers, action.key, { name: action.name }) };
    case 'marker.move':
      return { ...state, markers: changed(markers, action.key, { time: clampTime(state, action.time) }) };
    case 'bookmark.add': {
      const added = { key: state.nextKey, name: action.name, ...(action.span ?? state.span) };
      return { ...state, bookmarks: [...bookmarks, added], nextKey: state.nextKey + 1 };
    }
    case 'bookmark.remove':
      return { ...state, bookmarks: bookmarks.filter(({ key }) => key !== action.key) };
    case 'bookmark.rename':
      return { ...state, bookmarks: changed(bookmarks, action.key, { name: action.name }) };
  }
}
