import { useCallback, useEffect, useRef } from 'react';
import type { Row } from './rows.ts';
import { pinsOfEdit } from './selection.ts';

/** Pins that an edit of a row changes, by the row's key; the same function as long as the table stands. */
export function usePinsOfEdit(rows: readonly Row[]): (key: string) => string[] {
  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  });
  return useCallback((key: string) => {
    const row = latest.current.find((each) => each.key === key);
    return row ? pinsOfEdit(latest.current, row) : [];
  }, []);
}
