import { useSyncExternalStore } from 'react';

let known: MediaQueryList | undefined;
/** Asked when a screen is drawn, so that what has no window can import this too. */
const query = () => (known ??= window.matchMedia('(max-width: 991px)'));

function subscribe(changed: () => void): () => void {
  query().addEventListener('change', changed);
  return () => query().removeEventListener('change', changed);
}

/** The same of the moment. */
export const isNarrow = (): boolean => query().matches;

/** Whether the window is below 992 px, the width at which the menu becomes a drawer. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query().matches);
}
