import type { StepAdapter } from '../../stepAdapter.ts';
import { readYosys } from '../synthesize/readYosys.ts';
import { readCrossings } from './readCrossings.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = {
  yosys: { read: readYosys },
  crossings: { read: readCrossings },
};
