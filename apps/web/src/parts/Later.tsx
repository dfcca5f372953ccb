import { useDeferredValue } from 'react';
import type { ReactNode } from 'react';

/** What is looked at second: made, piece by piece, when all around it has been shown and nothing more urgent is to be done. */
export function Later({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) ? children : null;
}
