import type { Followed } from './follow.ts';
import type { Cause } from './layout.ts';
import type { PipelineRecord } from './record.ts';

/** F, D, X, M and W; with two stages F and X. */
export type StageLetter = 'F' | 'D' | 'X' | 'M' | 'W';

/** An instruction in a cycle. */
export interface Cell {
  cycle: number;
  stage: StageLetter;
  /** Why it stays for another cycle: a cause of its own, or what is before it; undefined where it goes on. */
  waits: Cause | 'behind' | undefined;
}

/** Stages with the cycle in which they begin, the last one's end behind them. */
function spans(
  { fetch, decode, execute, memory, writeBack }: Followed,
  stages: 2 | 5,
): [StageLetter, number][] {
  const all: [StageLetter, number][] =
    stages === 2
      ? [
          ['F', fetch],
          ['X', decode],
        ]
      : [
          ['F', fetch],
          ['D', decode],
          ['X', execute],
          ['M', memory],
          ['W', writeBack],
        ];
  return all.filter(([, from]) => from >= 0);
}

/** Why what is in a stage in a cycle is there in the next one too. */
function reason(record: PipelineRecord, stage: StageLetter, cycle: number): Cell['waits'] {
  if (stage === 'X') return record.cause(cycle) ?? 'behind';
  if (stage === 'M') return 'memory';
  if (stage === 'D' && record.flag(cycle, 'executeReady')) return 'noOperand';
  return 'behind';
}

/** Where an instruction is, cycle by cycle, within a range of cycles. */
export function cellsOf(instruction: Followed, record: PipelineRecord, from: number, end: number): Cell[] {
  const stages = spans(instruction, record.stages);
  return stages.flatMap(([stage, begins], index) => {
    const next = stages[index + 1]?.[1] ?? instruction.last + 1;
    const cells: Cell[] = [];
    for (let cycle = Math.max(begins, from); cycle < Math.min(next, end); cycle++)
      cells.push({ cycle, stage, waits: cycle + 1 < next ? reason(record, stage, cycle) : undefined });
    return cells;
  });
}
