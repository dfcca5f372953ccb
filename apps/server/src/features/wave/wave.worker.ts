import { parentPort, workerData } from 'node:worker_threads';
import { serveWave } from '@netloom/waves';
import { openWaveFile } from '@netloom/waves/node';
import type { DumpFile } from './dumpFile.ts';

const { path, hierarchy } = workerData as DumpFile;
const port = parentPort!;

/** Reads one dump in a thread of its own: neither a huge nor a broken one holds anybody else up. */
serveWave(
  {
    send: (message) => port.postMessage(message),
    receive: (handler) => void port.on('message', handler),
  },
  openWaveFile(path, hierarchy).then(({ wave }) => wave),
);
