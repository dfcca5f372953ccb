import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { announceError } from '../../../announce.ts';
import { useDrawings } from '../store/drawingStore.ts';
import { openFile } from './openFile.ts';

/** Opens the drawing of the address (`?file=waves/handshake.wavedrom.json`), and keeps the address up to date. */
export function useAddressedFile(deptId: number) {
  const [search, setSearch] = useSearchParams();
  const file = search.get('file');
  const current = useDrawings((state) => state.current);
  const [seen, setSeen] = useState<string | null>(null);

  useEffect(() => {
    if (file === null || file === '') return;
    let wanted = true;
    openFile(deptId, file).then(
      () => wanted && setSeen(file),
      (error: unknown) => wanted && announceError(error),
    );
    return () => {
      wanted = false;
    };
  }, [deptId, file]);

  // What was made or renamed shows up in the address too.
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
