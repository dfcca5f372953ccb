import { writeReference } from '@netloom/model';
import type { Reference } from '@netloom/model';
import { useEffect } from 'react';
import { create } from 'zustand';

/** What the user looked at last, on whichever screen: a message can refer to it. */
export const useLookedAt = create<{ reference: Reference | null }>(() => ({ reference: null }));

/** Of a screen: what is looked at there now; null of nothing that has a name. */
export function useLooksAt(reference: Reference | null): void {
  const written = reference === null ? '' : writeReference(reference);
  useEffect(() => {
    if (reference !== null) useLookedAt.setState({ reference });
    // The same text is the same thing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [written]);
}
