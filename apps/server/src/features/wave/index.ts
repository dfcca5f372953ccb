import type { Feature } from '../../services.ts';
import { waveformRoute } from './waveform.ts';
import { openWaves } from './waveThreads.ts';

export const wave: Feature = {
  routes: [waveformRoute],
  start({ keeper }) {
    keeper.onRemoved((path) => void openWaves.forget(path));
    return Promise.resolve(() => openWaves.close());
  },
};
