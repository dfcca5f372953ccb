import { diffComm } from 'node-diff3';

/** Comparing takes one text's lines times the other's; more are one conflict from first to last difference. */
const MOST_PAIRS = 40_000_000;

/** Two texts as one, with markers as git writes them around the lines that differ. */
export function markConflicts(mine: string, theirs: string): string {
  const [my, their] = [mine.split('\n'), theirs.split('\n')];
  const head = sameCount(my, their);
  const tail = sameCount(my.slice(head).toReversed(), their.slice(head).toReversed());
  const inner = (lines: string[]) => lines.slice(head, lines.length - tail);
  const lines = [...my.slice(0, head), ...marked(inner(my), inner(their)), ...my.slice(my.length - tail)];
  return lines.join('\n');
}

function marked(my: string[], their: string[]): string[] {
  if (my.length * their.length > MOST_PAIRS) return between(my, their);
  return diffComm(my, their).flatMap((part) => part.common ?? between(part.buffer1, part.buffer2));
}

function between(my: readonly string[], their: readonly string[]): string[] {
  return ['<<<<<<< mine', ...my, '=======', ...their, '>>>>>>> theirs'];
}

function sameCount(a: readonly string[], b: readonly string[]): number {
  const first = a.findIndex((line, index) => line !== b[index]);
  return first < 0 ? Math.min(a.length, b.length) : first;
}
