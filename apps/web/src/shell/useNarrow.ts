import { useSyncExternalStore } from 'react';

const query = window.matchMedia('(max-width: 991px)');

function subscribe(changed: () => void): () => void {
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** True below 992 px, where the sidebar is a drawer. */
export function useNarrow(): boolean {
  return useSyncExternalStore(subscribe, () => query.matches);
}
