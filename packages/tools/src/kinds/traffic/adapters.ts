import type { StepAdapter } from '../../stepAdapter.ts';
import { adapters as measure } from '../measure/adapters.ts';
import { readTraffic } from './readTraffic.ts';

export const adapters: Readonly<Record<string, StepAdapter>> = { ...measure, traffic: { read: readTraffic } };
