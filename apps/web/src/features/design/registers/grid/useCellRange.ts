import { useState } from 'react';
import { samePlace } from './gridTypes.ts';
import type { CellPlace, CellRange, GridState } from './gridTypes.ts';

/** The selected cells. The one that the keys act on is its owner's: moved by him, it is selected alone. */
export function useCellRange(
  at: CellPlace,
  onAt: (place: CellPlace) => void,
): Pick<GridState, 'range' | 'go'> {
  const [kept, setKept] = useState<CellRange>({ anchor: at, focus: at });
  return {
    range: samePlace(kept.focus, at) ? kept : { anchor: at, focus: at },
    go(next) {
      setKept(next);
      if (!samePlace(next.focus, at)) onAt(next.focus);
    },
  };
}
