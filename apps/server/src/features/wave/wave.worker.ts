import { parentPort, workerData } from 'node:worker_threads';
import { serveWave } from '@netloom/waves';
import type { DumpFile } from './dumpFile.ts';
import { openDump } from './openDump.ts';

const port = parentPort!;

/** Reads one dump in a thread of its own: neither a huge nor a broken one holds anybody else up. */
serveWave(
  {
    send: (message) => port.postMessage(message),
    receive: (handler) => void port.on('message', handler),
  },
  openDump(workerData as DumpFile),
);
