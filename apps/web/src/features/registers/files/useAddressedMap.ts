import { pathOfName } from '@netloom/soc/registers';
import { useCallback } from 'react';
import { useAddressedFile } from '../../../parts/file/index.ts';
import { select } from '../store/history.ts';
import { currentMap, useRegisters } from '../store/registerStore.ts';
import { useUi } from '../store/uiStore.ts';
import { openFile } from './openFile.ts';

/** Opens the description of the address (`?file=ip/dma/dma.regs.json&register=CTRL`), and keeps the address up to date. */
export function useAddressedMap(deptId: number) {
  const current = useRegisters((state) => state.current);
  return useAddressedFile(
    current,
    useCallback((path: string) => openFile(deptId, path), [deptId]),
    showRegister,
  );
}

function showRegister(search: URLSearchParams): void {
  const register = search.get('register');
  if (register !== null) show(register);
}

function show(register: string): void {
  const open = currentMap();
  const node = open && pathOfName(open.map, register.replace(/\[\d+\]/g, ''));
  if (node === undefined) return;
  useUi.setState({ mode: 'register' });
  select({ node, field: undefined });
}
