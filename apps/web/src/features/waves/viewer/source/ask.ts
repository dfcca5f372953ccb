import { waveform } from '@netloom/contract';
import type { QueryOf, WavePlace, WaveQuery, WaveReply } from '@netloom/contract';
import { callApi } from '../../../../api/index.ts';

type View = WaveReply['view'];
type Answer<V extends View> = Extract<WaveReply, { view: V }>;
type Question<V extends View> = Extract<WaveQuery, { view: V }>;

export type Ask = <V extends View>(query: Question<V>, abort?: AbortSignal) => Promise<Answer<V>>;

/** Asks about one dump on the server; each view has an answer of its own kind. */
export function askOf(place: WavePlace): Ask {
  return async <V extends View>(query: Question<V>, abort?: AbortSignal) => {
    const whole = { ...place, ...query } as QueryOf<typeof waveform>;
    return (await callApi(waveform, { query: whole }, abort)) as Answer<V>;
  };
}
