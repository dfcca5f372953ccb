import { createVerilator } from '@netloom/contract';
import { streamRun } from './start/streamRun.ts';

export const createVerilatorRoute = streamRun(createVerilator, 'simulate');
