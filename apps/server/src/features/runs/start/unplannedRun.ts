import type { insertRun } from '../repository.ts';

/** All of a new run's row but what its plan says. */
export type UnplannedRun = Omit<Parameters<typeof insertRun>[1], 'title' | 'top'>;
