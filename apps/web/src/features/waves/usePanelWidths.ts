import { useCallback, useState } from 'react';

interface Widths {
  scopes?: number;
  names?: number;
}

/** Widths in CSS pixels of scopes and names, kept while the scopes come and go; the waves take the rest. */
export function usePanelWidths(narrow: boolean, scopesBeside: boolean) {
  const [dragged, setDragged] = useState<Widths>({});
  const resize = useCallback(
    (sizes: number[]) => {
      const [names, scopes] = scopesBeside ? [sizes[1], sizes[0]] : [sizes[0]];
      setDragged((before) => ({ names, scopes: scopes ?? before.scopes }));
    },
    [scopesBeside],
  );
  const { scopes = 220, names = narrow ? 150 : 240 } = dragged;
  return { scopes, names, resize };
}
