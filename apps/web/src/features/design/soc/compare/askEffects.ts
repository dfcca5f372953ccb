import type { Effects } from '@netloom/soc';
import type { EffectsRequest, EffectsResponse } from './effects.worker.ts';

/** What a change does, asked of a worker that lives as long as the question. */
export function askEffects(request: EffectsRequest, leave: AbortSignal): Promise<Effects> {
  const worker = new Worker(new URL('./effects.worker.ts', import.meta.url), { type: 'module' });
  leave.addEventListener('abort', () => worker.terminate());
  return new Promise<Effects>((resolve, reject) => {
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.onmessage = ({ data }: MessageEvent<EffectsResponse>) => {
      worker.terminate();
      if ('effects' in data) resolve(data.effects);
      else reject(new Error(data.error));
    };
    worker.postMessage(request);
  });
}
