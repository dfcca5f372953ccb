import { documentProblem, fixOf, pointerOf } from '@netloom/model';
import type { Diagnostic } from '@netloom/model';
import type { Memory } from '../document/memory.ts';
import { macrosOf } from '../plan/macrosOf.ts';
import { planMemory } from '../plan/plan.ts';
import type { Tiling } from '../plan/plan.ts';
import { say } from '../wording/sentences.ts';

/** Most macros that one memory is made of. */
const MOST_TILES = 1024;

/** Whether the memory can be made of what its target offers. */
export function checkPlan(memory: Memory): Diagnostic[] {
  const names = Object.keys(macrosOf(memory));
  if (names.length === 0)
    return [documentProblem({ code: 'MEM-LIBRARY', said: say('MEM-LIBRARY', {}), at: ['macros'] })];
  const { use } = memory;
  if (use !== undefined && !names.includes(use)) return [unknown(use)];
  const { best } = planMemory(memory);
  if (best === undefined)
    return [
      documentProblem({ code: 'MEM-NONE', said: say('MEM-NONE', { count: names.length }), at: ['target'] }),
    ];
  if (best.count <= MOST_TILES) return slow(memory, best);
  const said = say('MEM-MANY', { count: best.count, most: MOST_TILES });
  return [documentProblem({ code: 'MEM-MANY', said, at: ['depth'] })];
}

/** A tiling that is known to take longer than the clock allows is told, not refused: figures of libraries are of a corner. */
function slow({ period }: Memory, { delay }: Tiling): Diagnostic[] {
  if (period === undefined || delay === undefined || delay < period) return [];
  const said = say('MEM-SLOW', { delay: Number(delay.toFixed(3)), period });
  return [documentProblem({ code: 'MEM-SLOW', severity: 'warning', said, at: ['period'] })];
}

function unknown(name: string): Diagnostic {
  const fix = fixOf(say('MEM-USE/fix', {}), [{ pointer: pointerOf('use') }]);
  return documentProblem({ code: 'MEM-USE', said: say('MEM-USE', { name }), at: ['use'], fix });
}
