import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { useDeptId } from '../../../session/index.ts';
import { usePins } from '../store/pinsStore.ts';
import { openRow } from './openPins.ts';
import type { PinsFiles } from './usePinsFiles.ts';

/** Opens the configuration of the address (`?file=board`) once, and keeps the address up to date. */
export function useAddressedPins(files: PinsFiles | undefined): void {
  const [search, setSearch] = useSearchParams();
  const deptId = useDeptId();
  const wanted = search.get('file');
  const shown = usePins(({ open }) => open?.stored?.name);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (files === undefined || wanted === null || wanted === opened.current) return;
    opened.current = wanted;
    const row = files.configurations.find(({ name }) => name === wanted);
    if (row !== undefined && usePins.getState().open?.stored?.name !== wanted) void openRow(deptId, row);
  }, [files, wanted, deptId]);
  useEffect(() => {
    if (shown === undefined || shown === wanted || files === undefined) return;
    opened.current = shown;
    setSearch({ file: shown }, { replace: true });
  }, [shown, wanted, files, setSearch]);
}
