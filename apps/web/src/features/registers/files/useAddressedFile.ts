import { pathOfName } from '@netloom/soc/registers';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { announceError } from '../../../announce.ts';
import { select } from '../store/history.ts';
import { currentMap, useRegisters } from '../store/registerStore.ts';
import { useUi } from '../store/uiStore.ts';
import { openFile } from './openFile.ts';

/** Opens the description of the address (`?file=ip/dma/dma.regs.json&register=CTRL`), and keeps the address up to date. */
export function useAddressedFile(deptId: number) {
  const [search, setSearch] = useSearchParams();
  const file = search.get('file');
  const register = search.get('register');
  const current = useRegisters((state) => state.current);
  const [seen, setSeen] = useState<string | null>(null);

  useEffect(() => {
    if (file === null || file === '') return;
    let wanted = true;
    openFile(deptId, file).then(
      () => {
        if (!wanted) return;
        setSeen(file);
        if (register !== null) show(register);
      },
      (error: unknown) => wanted && announceError(error),
    );
    return () => {
      wanted = false;
    };
  }, [deptId, file, register]);

  // What was opened or made in another way shows up in the address too.
  useEffect(() => {
    if (current === undefined || current === file) return;
    if (file !== null && seen !== file) return;
    setSearch({ file: current }, { replace: true });
  }, [current, file, seen, setSearch]);

  return {
    openPath: (path: string) => setSearch({ file: path }),
    closePath: () => setSearch({}, { replace: true }),
  };
}

function show(register: string): void {
  const open = currentMap();
  const node = open && pathOfName(open.map, register.replace(/\[\d+\]/g, ''));
  if (node === undefined) return;
  useUi.setState({ mode: 'register' });
  select({ node, field: undefined });
}
