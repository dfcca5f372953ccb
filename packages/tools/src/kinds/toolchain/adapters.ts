import type { StepAdapter } from '../../stepAdapter.ts';
import { readGcc } from '../boot/readGcc.ts';
import { readCounts } from './readCounts.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = {
  gcc: { read: readGcc },
  toolchain: { read: readCounts },
};
