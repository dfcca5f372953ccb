import type { StepAdapter } from '../../stepAdapter.ts';
import { readOpenSta } from './readOpenSta.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = { opensta: { read: readOpenSta } };
