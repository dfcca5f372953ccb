import type { Feature } from '../../services.ts';
import { openComparisons } from './comparisons.ts';
import { compareWaveformsRoute } from './compareWaveforms.ts';
import { waveformRoute } from './waveform.ts';
import { openWaves } from './waveThreads.ts';

export const wave: Feature = {
  routes: [waveformRoute, compareWaveformsRoute],
  start({ keeper }) {
    keeper.onRemoved((path) => void openWaves.forget(path));
    return Promise.resolve(async () => {
      await Promise.all([openWaves.close(), openComparisons.close()]);
    });
  },
};
