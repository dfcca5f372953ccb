import { closeSync, openSync, readSync } from 'node:fs';
import { CaseReader, keepOutcome } from '@netloom/tools/reading';
import type { CaseOutcome } from '@netloom/tools/reading';
import type { RunStep } from '@netloom/model';

const PIECE_BYTES = 1 << 20;
/** What is read of one line: a bench that prints without end of line must not take all memory. */
const LINE_BYTES = 1 << 16;
const NEWLINE = 0x0a;

export interface ReadingTask {
  log: string;
  step: Pick<RunStep, 'env' | 'sources' | 'patterns'>;
}

/** Lines of a file with their byte offsets, each cut at a bound. */
function* linesOf(path: string): Generator<{ text: string; offset: number }> {
  const file = openSync(path, 'r');
  try {
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    let line = '';
    let [start, offset] = [0, 0];
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      for (let from = 0; from < read;) {
        const end = piece.subarray(0, read).indexOf(NEWLINE, from);
        const to = end === -1 ? read : end;
        if (line.length < LINE_BYTES) line += piece.toString('latin1', from, Math.min(to, from + LINE_BYTES));
        if (end !== -1) {
          yield { text: Buffer.from(line, 'latin1').toString('utf8').replace(/\r$/, ''), offset: start };
          line = '';
          start = offset + end + 1;
        }
        from = to + 1;
      }
      offset += read;
    }
    if (line !== '') yield { text: Buffer.from(line, 'latin1').toString('utf8'), offset: start };
  } finally {
    closeSync(file);
  }
}

/** How each simulation of a run's log ended, by its last attempt. */
export function readResults({ log, step }: ReadingTask): CaseOutcome[] {
  const reader = new CaseReader(step.env['NETLOOM_MARK'] ?? '', step);
  const outcomes = new Map<number, CaseOutcome>();
  let end = 0;
  for (const { text, offset } of linesOf(log)) {
    const { outcome } = reader.line(text, offset);
    if (outcome !== undefined) keepOutcome(outcomes, outcome);
    end = offset + text.length;
  }
  const cut = reader.cutOff(end);
  if (cut !== undefined) keepOutcome(outcomes, cut);
  return [...outcomes.values()];
}
