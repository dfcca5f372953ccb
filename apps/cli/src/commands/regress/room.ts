import type { RegressFile } from '@netloom/model/regression';

/** What a plan lets a run take; partition and cores are of a cluster. */
export type Room = Pick<NonNullable<RegressFile['executor']>, 'memoryMegabytes' | 'diskMegabytes'>;
