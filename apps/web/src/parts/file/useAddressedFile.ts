import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { announceError } from '../../announce.ts';

/**
 * Opens the file of the address (`?file=waves/handshake.wavedrom.json`), and keeps the address up to date with the
 * path of what is shown. `open` and `onOpened` stay the same from one rendering to the next.
 */
export function useAddressedFile(
  current: string | undefined,
  open: (path: string) => Promise<void>,
  onOpened?: (search: URLSearchParams) => void,
) {
  const [search, setSearch] = useSearchParams();
  const file = search.get('file');
  const [seen, setSeen] = useState<string | null>(null);

  useEffect(() => {
    if (file === null || file === '') return;
    let wanted = true;
    open(file).then(
      () => {
        if (!wanted) return;
        setSeen(file);
        onOpened?.(search);
      },
      (error: unknown) => wanted && announceError(error),
    );
    return () => {
      wanted = false;
    };
  }, [file, search, open, onOpened]);

  // What was opened, made or renamed in another way shows up in the address too.
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
