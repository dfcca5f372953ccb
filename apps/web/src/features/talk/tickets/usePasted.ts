import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Hears of files that are pasted anywhere in the form or drawer around a field: into the text of a ticket too. */
export function usePasted(onFiles: (files: FileList) => void): RefObject<HTMLDivElement | null> {
  const field = useRef<HTMLDivElement>(null);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const around = field.current?.closest<HTMLElement>('form, .ant-drawer-body') ?? field.current;
    const take = (event: ClipboardEvent) => {
      const files = event.clipboardData?.files;
      if (files === undefined || files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    around?.addEventListener('paste', take);
    return () => around?.removeEventListener('paste', take);
  }, []);
  return field;
}
