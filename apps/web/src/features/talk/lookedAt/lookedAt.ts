import type { Reference } from '@netloom/model';
import { useEffect } from 'react';
import { create } from 'zustand';

interface LookedAt {
  reference: Reference | null;
  /** Of the screen where it is looked at. */
  pathname: string;
}

/** What the user looked at last, on whichever screen: a message can refer to it. */
export const useLookedAt = create<LookedAt>(() => ({ reference: null, pathname: '' }));

/** Of a screen: what is looked at there now; null of nothing that has a name. */
export function useLooksAt(reference: Reference | null): void {
  // The same text is the same thing, though screens make it anew each time.
  const text = JSON.stringify(reference);
  useEffect(() => {
    const looked = JSON.parse(text) as Reference | null;
    if (looked !== null) useLookedAt.setState({ reference: looked, pathname: window.location.pathname });
  }, [text]);
}
