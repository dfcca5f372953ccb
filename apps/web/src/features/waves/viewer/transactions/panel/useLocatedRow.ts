import { useEffect, useState } from 'react';
import type { TransactionPages } from './TransactionPages.ts';

/** The row of the chosen transaction once that is known, which is brought in sight then; null until the first is. */
export function useLocatedRow(
  reveal: (row: number) => void,
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
        if (!current || row === null) return;
        setAt(row);
        reveal(row);
      },
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [reveal, pages, selected, empty]);
  return at;
}
