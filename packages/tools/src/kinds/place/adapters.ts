import type { StepAdapter } from '../../stepAdapter.ts';
import { readNextpnr } from './readNextpnr.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = { nextpnr: { read: readNextpnr } };
