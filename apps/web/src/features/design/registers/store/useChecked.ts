import type { RegisterMap } from '@netloom/model';
import { useDeferredValue } from 'react';

/** The map whose problems are shown: the newest one a moment later, so that an edit is drawn before it is checked. */
export function useChecked(map: RegisterMap): RegisterMap {
  return useDeferredValue(map);
}
