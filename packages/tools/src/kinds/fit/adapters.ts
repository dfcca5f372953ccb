import type { StepAdapter } from '../../stepAdapter.ts';
import { readCells, readWrapped } from './readCells.ts';
import { readPlaced } from './readPlaced.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = {
  cells: { read: readCells },
  wrapped: { read: readWrapped },
  placed: { read: readPlaced },
};
