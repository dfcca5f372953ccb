import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import type { CoreRow } from '@netloom/contract';
import { useCore } from '../store/coreStore.ts';
import { openRow } from './CorePicker.tsx';

/** Opens the core of the address (`?core=nl_micro`) once, and keeps the address up to date. */
export function useAddressedCore(cores: readonly CoreRow[] | undefined): void {
  const [search, setSearch] = useSearchParams();
  const wanted = search.get('core');
  const shown = useCore(({ open }) => open?.stored?.name);
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (cores === undefined || wanted === null || wanted === opened.current) return;
    opened.current = wanted;
    const row = cores.find(({ name }) => name === wanted);
    if (row !== undefined && useCore.getState().open?.stored?.name !== wanted) openRow(row);
  }, [cores, wanted]);
  useEffect(() => {
    if (shown === undefined || shown === wanted || cores === undefined) return;
    opened.current = shown;
    setSearch({ core: shown }, { replace: true });
  }, [shown, wanted, cores, setSearch]);
}
