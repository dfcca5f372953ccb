import { waveform } from '@netloom/contract';
import { WaveError } from '@netloom/waves';
import { callerGone } from '../../http/callerGone.ts';
import { warning } from '../../http/refuse.ts';
import { implement } from '../../http/route.ts';
import { answer } from './answer.ts';
import { placeOf } from './dumpFile.ts';
import { whoSeesDump } from './place.ts';
import { openWaves } from './waveThreads.ts';

export const waveformRoute = implement(waveform, whoSeesDump, async ({ query, request }, { dump }) => {
  try {
    return await openWaves.use(
      dump,
      async (wave, abort, version) => {
        if (query.view !== 'refresh') return answer(query, wave, abort, { ...dump, version });
        const state = await wave.refresh();
        if (state === 'replaced') await openWaves.forget(placeOf(dump));
        return { view: 'refresh', state, version };
      },
      callerGone(request),
    );
  } catch (error) {
    throw error instanceof WaveError
      ? warning('dump-fault', { values: { name: dump.name, message: error.said } })
      : error;
  }
});
