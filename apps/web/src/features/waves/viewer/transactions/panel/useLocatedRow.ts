import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { bringInSight } from '../../scopes/bringInSight.ts';
import type { TransactionPages } from './TransactionPages.ts';
import { rowHeight } from './TransactionRow.tsx';

/** The row of the chosen transaction once that is known, which is brought in sight then; null until the first is. */
export function useLocatedRow(
  box: RefObject<HTMLElement | null>,
  pages: TransactionPages,
  selected: number | null,
): number | null {
  const [at, setAt] = useState<number | null>(null);
  const empty = pages.total === 0;
  useEffect(() => {
    if (selected === null || empty) return;
    let current = true;
    pages.locate(selected).then(
      (row) => {
        if (!current || row === null || !box.current) return;
        setAt(row);
        // The heading stays over the first row.
        bringInSight(box.current, row * rowHeight, (row + 2) * rowHeight);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [box, pages, selected, empty]);
  return at;
}
