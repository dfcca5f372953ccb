import { cellsOf } from './cells.ts';
import type { Followed } from './follow.ts';
import type { PipelineRecord } from './record.ts';

type Text = (instruction: Followed) => string;

const hex = (value: number) => value.toString(16).padStart(8, '0');

/** Lines of each cycle: an instruction begins, is in another stage, ends. */
function linesByCycle(record: PipelineRecord, instructions: readonly Followed[], text: Text): string[][] {
  const lines: string[][] = Array.from({ length: record.cycles + 1 }, () => []);
  let retired = 0;
  for (const [id, instruction] of instructions.entries()) {
    const cells = cellsOf(instruction, record, 0, record.cycles);
    const [begin] = cells;
    if (begin === undefined) continue;
    const label = `${hex(instruction.pc)}: ${text(instruction)}`;
    lines[begin.cycle]!.push(`I\t${id}\t${id}\t0`, `L\t${id}\t0\t${label}`);
    for (const [index, { cycle, stage }] of cells.entries())
      if (stage !== cells[index - 1]?.stage) lines[cycle]!.push(`S\t${id}\t0\t${stage}`);
    const { fate, last } = instruction;
    if (fate === 'inFlight') continue;
    lines[last + 1]!.push(`R\t${id}\t${fate === 'flushed' ? 0 : retired++}\t${fate === 'flushed' ? 1 : 0}`);
  }
  return lines;
}

/** The record as a log in the format Kanata 0004, which viewers of processor pipelines read. */
export function kanataLog(record: PipelineRecord, instructions: readonly Followed[], text: Text): string {
  const all = ['Kanata\t0004', `C=\t${record.first}`];
  for (const [cycle, lines] of linesByCycle(record, instructions, text).entries()) {
    if (cycle > 0) all.push('C\t1');
    all.push(...lines);
  }
  return `${all.join('\n')}\n`;
}
