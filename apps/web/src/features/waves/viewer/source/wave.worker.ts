import { blobSpool, openWave, serveWave } from '@netloom/waves';
import type { ByteSource } from '@netloom/waves';
import type { LocalDump } from './localWave.ts';

/** A file's bytes, sliced as they are needed. */
function fileSource(file: Blob): ByteSource {
  return {
    size: file.size,
    async read(offset, length) {
      return new Uint8Array(await file.slice(offset, offset + length).arrayBuffer());
    },
  };
}

const handlers: ((message: unknown) => void)[] = [];
let opened = false;

// The first message names the files, the others are questions.
self.addEventListener('message', ({ data }: MessageEvent) => {
  if (opened) return handlers.forEach((handler) => handler(data));
  opened = true;
  const { file, hierarchy } = data as LocalDump;
  const port = {
    send: (message: unknown) => self.postMessage(message),
    receive: (handler: (message: unknown) => void) => void handlers.push(handler),
  };
  const spool = () => blobSpool((bytes) => new Blob([bytes]));
  serveWave(port, openWave(fileSource(file), hierarchy && fileSource(hierarchy), { spool }));
});
