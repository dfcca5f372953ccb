import type { RemoteWave } from '@netloom/waves';

/** Where a viewer gets a dump from; times are ticks of the dump. */
export type WaveData = RemoteWave;
