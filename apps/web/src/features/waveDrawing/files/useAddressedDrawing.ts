import { useCallback } from 'react';
import { useAddressedFile } from '../../../parts/file/index.ts';
import { useDrawings } from '../store/drawingStore.ts';
import { openFile } from './openFile.ts';

/** Opens the drawing of the address (`?file=waves/handshake.wavedrom.json`), and keeps the address up to date. */
export function useAddressedDrawing(deptId: number) {
  const current = useDrawings((state) => state.current);
  return useAddressedFile(
    current,
    useCallback((path: string) => openFile(deptId, path), [deptId]),
  );
}
