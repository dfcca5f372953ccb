import { bitsFor } from '../geometry.ts';
import type { March } from './march.ts';

/** A step of the controller: an operation on the word at hand, or a pause. */
export interface Step {
  index: number;
  writes: boolean;
  value: 0 | 1;
  pauses: boolean;
  /** Last operation of its element: the next word is due, or the next element. */
  closes: boolean;
  /** First step of its element. */
  opens: number;
  down: boolean;
  /** Whether the element that follows counts down. */
  nextDown: boolean;
  says: string;
}

/** The steps of an algorithm, one behind the other; at the end it begins anew with the next background. */
export function stepsOf({ elements }: March): Step[] {
  const steps: Step[] = [];
  elements.forEach((element, at) => {
    const opens = steps.length;
    const next = elements[(at + 1) % elements.length]!;
    const common = { opens, nextDown: next.kind === 'march' && next.order === 'down' };
    if (element.kind === 'pause') {
      const still = { writes: false, value: 0 as const, closes: true, down: false };
      steps.push({ ...common, ...still, index: opens, pauses: true, says: 'pause' });
      return;
    }
    const { order, operations } = element;
    operations.forEach(({ writes, value }, place) =>
      steps.push({
        ...common,
        ...{ index: steps.length, writes, value, pauses: false, down: order === 'down' },
        closes: place === operations.length - 1,
        says: `${order} ${writes ? 'w' : 'r'}${value}`,
      }),
    );
  });
  return steps;
}

/** Data backgrounds: all bits alike, and one that tells the bits apart by each bit of their number. */
export const backgroundsOf = (stored: number, kind: 'all' | 'solid') =>
  kind === 'solid' || stored === 1 ? 1 : bitsFor(stored) + 1;

/** Background `index` of a word: bit i is bit `index - 1` of i; in the one of index 0 all are low. */
export function backgroundText(stored: number, index: number): string {
  if (index === 0) return `${stored}'d0`;
  const half = 2 ** (index - 1);
  const repeats = Math.ceil(stored / (2 * half));
  return `${stored}'({${repeats}{{${half}{1'b1}}, {${half}{1'b0}}}})`;
}
