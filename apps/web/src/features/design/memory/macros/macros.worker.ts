import { readMacros } from '@netloom/memory';
import type { LibraryFile, LibraryReading } from '@netloom/memory';

/** Why nothing could be read at all. */
export type Answer = { reading: LibraryReading } | { error: string };

/** Libraries are megabytes of text: they are read beside the page. */
self.onmessage = ({ data }: MessageEvent<LibraryFile[]>) => {
  readMacros(data).then(
    (reading) => self.postMessage({ reading } satisfies Answer),
    (error: unknown) => self.postMessage({ error: String(error) } satisfies Answer),
  );
};
