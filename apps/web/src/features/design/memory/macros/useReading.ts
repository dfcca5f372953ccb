import { MOST_CHARACTERS } from '@netloom/memory';
import type { LibraryReading } from '@netloom/memory';
import { useEffect, useRef, useState } from 'react';
import type { Answer } from './macros.worker.ts';

export type Reading =
  | { state: 'none' }
  | { state: 'busy' }
  | { state: 'tooLarge' }
  | { state: 'failed'; why: string }
  | { state: 'read'; reading: LibraryReading };

/** What the chosen files have; another choice, or the end of the dialog, ends what is being read. */
export function useReading(): [Reading, (files: readonly File[]) => void] {
  const [state, setState] = useState<Reading>({ state: 'none' });
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  async function read(files: readonly File[]) {
    worker.current?.terminate();
    if (files.reduce((sum, { size }) => sum + size, 0) > MOST_CHARACTERS)
      return setState({ state: 'tooLarge' });
    setState({ state: 'busy' });
    const texts = await Promise.all(
      files.map(async (file) => ({ path: file.webkitRelativePath || file.name, text: await file.text() })),
    );
    const started = new Worker(new URL('./macros.worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.onmessage = ({ data }: MessageEvent<Answer>) => {
      started.terminate();
      setState('error' in data ? { state: 'failed', why: data.error } : { state: 'read', ...data });
    };
    started.onerror = ({ message }) => setState({ state: 'failed', why: message });
    started.postMessage(texts);
  }
  const choose = (files: readonly File[]) => {
    read(files).catch((error: unknown) => setState({ state: 'failed', why: String(error) }));
  };
  return [state, choose];
}
