import { parentPort, workerData } from 'node:worker_threads';
import { serveWave, WaveError } from '@netloom/waves';
import { openWaveFile } from '@netloom/waves/node';
import type { DumpFile } from './dumpFile.ts';

const { path, hierarchy } = workerData as DumpFile;
const port = parentPort!;

async function open() {
  try {
    // The path is resolved already: a link there was put by somebody since.
    return (await openWaveFile(path, hierarchy, { links: false })).wave;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw code === undefined ? error : new WaveError(`cannot be opened (${code})`, 'dump');
  }
}

/** Reads one dump in a thread of its own: neither a huge nor a broken one holds anybody else up. */
serveWave(
  {
    send: (message) => port.postMessage(message),
    receive: (handler) => void port.on('message', handler),
  },
  open(),
);
