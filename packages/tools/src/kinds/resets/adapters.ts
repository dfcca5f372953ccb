import type { StepAdapter } from '../../stepAdapter.ts';
import { readIcarus } from '../simulate/icarus/readIcarus.ts';
import { readResets } from './readResets.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = {
  icarus: { read: readIcarus },
  resets: { read: readResets },
};
