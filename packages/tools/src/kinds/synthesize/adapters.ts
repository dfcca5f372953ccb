import type { StepAdapter } from '../../stepAdapter.ts';
import { readYosys } from './readYosys.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = { yosys: { read: readYosys } };
