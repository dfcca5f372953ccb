import { remoteWave } from '@netloom/waves';
import type { WaveData } from '../WaveData.ts';

/** Files that the user has opened on this device. */
export interface LocalDump {
  file: File;
  /** The `.hier` file of an unfinished FST dump. */
  hierarchy?: File;
}

/** A dump on this device: nothing is sent anywhere, a worker reads what it needs of the file. */
export function localWave({ file, hierarchy }: LocalDump): WaveData {
  const worker = new Worker(new URL('./wave.worker.ts', import.meta.url), { type: 'module' });
  const port = {
    send: (message: unknown) => worker.postMessage(message),
    receive: (handler: (message: unknown) => void) =>
      worker.addEventListener('message', ({ data }: MessageEvent) => handler(data)),
  };
  const wave = remoteWave(port, () => worker.terminate());
  worker.addEventListener('error', ({ message }) => {
    wave.fail(new Error(`${file.name}: ${message || 'the worker that reads it has failed'}`));
  });
  worker.postMessage({ file, hierarchy } satisfies LocalDump);
  return wave;
}
