import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';

/**
 * Opens the row that the address names (`?core=nl_micro`) once, and keeps the address up to date with the name of what
 * is shown.
 */
export function useAddressedRow<Row extends { name: string }>(
  parameter: string,
  rows: readonly Row[] | undefined,
  shown: string | undefined,
  open: (row: Row) => void,
): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get(parameter);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (rows === undefined || wanted === null || wanted === opened.current) return;
    opened.current = wanted;
    const row = rows.find(({ name }) => name === wanted);
    if (row !== undefined && shown !== wanted) open(row);
  }, [rows, wanted, shown, open]);
  useEffect(() => {
    if (shown === undefined || shown === wanted || rows === undefined) return;
    opened.current = shown;
    setSearch({ [parameter]: shown }, { replace: true });
  }, [parameter, shown, wanted, rows, setSearch]);
}
