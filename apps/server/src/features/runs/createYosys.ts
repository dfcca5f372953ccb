import { createYosys } from '@netloom/contract';
import { streamRun } from './start/streamRun.ts';

export const createYosysRoute = streamRun(createYosys, 'synthesize');
