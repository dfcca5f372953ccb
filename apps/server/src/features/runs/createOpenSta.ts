import { createOpenSta } from '@netloom/contract';
import { streamRun } from './start/streamRun.ts';

export const createOpenStaRoute = streamRun(createOpenSta, 'timing');
