import { checkMemory, planMemory, tilesOf } from '@netloom/memory';
import type { Plan, Tiling } from '@netloom/memory';
import { hasErrors, outcomeOf } from '../../report.ts';
import type { Outcome } from '../../report.ts';
import type { MemorySubject } from './commands.ts';

const UNPLANNED = new Set(['MEM-NONE', 'MEM-MANY']);

/** `netloom memory plan`: the tilings by cost, the best first, and why each other macro is none. */
export function planMemoryCommand({ path, document: memory, diagnostics }: MemorySubject): Outcome {
  const found = [...diagnostics, ...checkMemory(memory)];
  // What no plan comes of is explained by the plan itself.
  if (hasErrors(found.filter(({ code }) => !UNPLANNED.has(code)))) return outcomeOf(path, found, '', {});
  const { tilings, refused } = planMemory(memory);
  const answer = { tilings: tilings.map(told), refused };
  const lines = [...tilings.map(tilingLine), ...refused.map(refusalLine)];
  const outcome = outcomeOf(path, found, lines.join('\n'), answer);
  return outcome.failed ? { ...outcome, text: [outcome.text, ...lines].join('\n') } : outcome;
}

const told = (tiling: Tiling) => {
  const { area, delay, count, cost } = tiling;
  return { macros: tilesOf(tiling), count, area, delay, cost };
};

function tilingLine(tiling: Tiling, index: number): string {
  const { area, delay, cost } = tiling;
  const figures = [
    ...(area === undefined ? [] : [`area ${rounded(area)}`]),
    ...(delay === undefined ? [] : [`delay ${rounded(delay)} ns`]),
    `cost ${rounded(cost)}`,
  ];
  return `${index === 0 ? 'best' : 'also'}: ${tilesOf(tiling)}; ${figures.join(', ')}`;
}

const rounded = (value: number) => String(Number(value.toFixed(3)));

const refusalLine = ({ macro, reason }: Plan['refused'][number]) => `refused: ${macro}: ${reason}`;
