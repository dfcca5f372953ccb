import { checkMemory } from '@netloom/memory';
import { outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { MemorySubject } from './commands.ts';

/** `netloom memory check`: every problem of a memory. */
export function checkMemoryCommand({ path, document: memory, diagnostics }: MemorySubject): Outcome {
  const { depth, width, ports } = memory;
  const summary = `${path}: can be generated; ${depth} words of ${width} bits, ${ports}`;
  return outcomeOf(path, [...diagnostics, ...checkMemory(memory)], summary, { depth, width, ports });
}
