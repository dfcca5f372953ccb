import { commands } from './commands.ts';
import type { DebugCase } from './debugCase.ts';
import { memory } from './memory.ts';
import { steps } from './steps.ts';
import { stops } from './stops.ts';
import { triggers } from './triggers.ts';

export const DEBUG_CASES: readonly DebugCase[] = [...stops, ...steps, ...commands, ...memory, ...triggers];
