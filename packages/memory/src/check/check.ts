import type { Diagnostic } from '@netloom/model';
import type { Memory } from '../document/memory.ts';
import { checkContents } from './contents.ts';
import { checkMacros } from './macros.ts';
import { checkPlan } from './plan.ts';
import { checkRequest } from './request.ts';
import { checkWrapper } from './wrapper.ts';

/** Everything that is wrong with a memory, each at its place; a plan is only made of what is sound. */
export function checkMemory(memory: Memory): Diagnostic[] {
  const found = [
    ...checkRequest(memory),
    ...checkWrapper(memory),
    ...checkContents(memory),
    ...checkMacros(memory),
  ];
  return found.some(({ severity }) => severity === 'error') ? found : [...found, ...checkPlan(memory)];
}
