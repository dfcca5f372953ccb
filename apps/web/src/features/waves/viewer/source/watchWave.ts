import type { Freshness, WaveInfo } from '@netloom/waves';
import type { WaveData } from '../WaveData.ts';

const indexingMs = 400;
const growingMs = 1000;
const restingMs = 5000;

interface WaveNews {
  info: WaveInfo;
  /** `replaced`: the dump must be opened anew. */
  state: Freshness;
}

/**
 * Tells when a dump has been indexed further, has grown or was replaced; how often it looks depends on whether it is
 * indexed, growing or complete; a hidden page does not look. A failed look is tried again.
 * @returns what ends it
 */
export function watchWave(data: WaveData, info: WaveInfo, tell: (news: WaveNews) => void): () => void {
  let known = info;
  let timer: ReturnType<typeof setTimeout>;
  let ended = false;

  async function look(): Promise<void> {
    const state = known.indexed < 1 ? 'same' : await data.refresh();
    const now = state === 'same' && known.indexed === 1 ? known : await data.info();
    if (ended) return;
    const told = ['end', 'indexed', 'growing', 'message'] as const;
    const moved = told.some((field) => now[field] !== known[field]);
    known = now;
    if (moved || state !== 'same') tell({ info: now, state });
  }

  function wait(): void {
    const pause = known.indexed < 1 ? indexingMs : known.growing ? growingMs : restingMs;
    timer = setTimeout(() => {
      void (document.hidden ? Promise.resolve() : look())
        .catch(() => undefined)
        .finally(() => ended || wait());
    }, pause);
  }

  wait();
  return () => {
    ended = true;
    clearTimeout(timer);
  };
}
