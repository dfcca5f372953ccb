import type { Latency } from '../document/insn.ts';
import type { Behaviour, Expression, Step } from '../language/behaviour.ts';
import { partsOf } from '../language/parts.ts';
import { timedOf } from '../rtl/shape.ts';

/** Levels until a value is there, and until it is there as two words that are still to be added. */
interface Depth {
  done: number;
  carrySave: number;
}
type Depths = Map<string, Depth>;

const log2 = (width: number) => Math.max(Math.ceil(Math.log2(width)), 1);
/** A prefix adder, and a carry-save one, in levels of two-input gates. */
const adder = (width: number) => 2 * log2(width) + 2;
const SAVE = 4;

const at = (done: number): Depth => ({ done, carrySave: done });

/** Levels of two-input logic that an operation adds; what is a sum is told by `sumOf`. */
function added(expression: Expression): number {
  const { width } = expression.type;
  switch (expression.kind) {
    case 'binary':
      if (expression.operator === '/' || expression.operator === '%') return width * (adder(width) + 1);
      if (expression.operator === '<<' || expression.operator === '>>')
        return expression.right.kind === 'constant' || expression.right.kind === 'count'
          ? 0
          : 2 * log2(width);
      return expression.operator === '^' ? 2 : 1;
    case 'compare':
      return 2 * log2(expression.left.type.width) + 1;
    case 'choice':
      return 2;
    case 'lookup':
      return 2 * log2(expression.table.depth) + 2;
    default:
      return 0;
  }
}

const isSum = (expression: Expression) =>
  (expression.kind === 'binary' && ['+', '-', '*'].includes(expression.operator)) ||
  (expression.kind === 'unary' && expression.operator === '-');

function depthOf(expression: Expression, depths: Depths): Depth {
  if (expression.kind === 'variable') return depths.get(expression.name) ?? at(0);
  const before = partsOf(expression).map((child) => depthOf(child, depths));
  const carrySave = Math.max(0, ...before.map((each) => each.carrySave));
  if (isSum(expression)) {
    const { width } = expression.type;
    const rows = expression.kind === 'binary' && expression.operator === '*' ? SAVE * log2(width) : SAVE;
    return { carrySave: carrySave + rows, done: carrySave + rows + adder(width) - SAVE };
  }
  if (expression.kind === 'convert') return before[0]!;
  return at(Math.max(0, ...before.map(({ done }) => done)) + added(expression));
}

/** Levels up to each name after the steps; `rounds` of the outermost loop are in the way one after the other. */
function follow(steps: readonly Step[], depths: Depths, under: number, rounds?: number): void {
  let test = under;
  for (const step of steps) {
    if (step.kind === 'assign') assign(step, depths, test);
    else if (step.kind === 'break') test = Math.max(test, depthOf(step.test, depths).done);
    else if (step.kind === 'if') {
      const inside = Math.max(test, depthOf(step.test, depths).done) + 1;
      follow(step.then, depths, inside);
      follow(step.otherwise, depths, inside);
    } else if (step.kind === 'write') {
      const { index, value } = step;
      const done = Math.max(depthOf(index, depths).done, depthOf(value, depths).done, test);
      depths.set(step.table.name, at(done));
    } else {
      const times = rounds ?? step.to - step.from;
      for (let round = 0; round < times; round++) follow(step.body, depths, test);
    }
  }
}

function assign({ name, low, value }: Step & { kind: 'assign' }, depths: Depths, test: number): void {
  const found = depthOf(value, depths);
  const old = low ? (depths.get(name)?.done ?? 0) : 0;
  if (test === 0 && old === 0) depths.set(name, found);
  else depths.set(name, at(Math.max(found.done, old, test) + (test > 0 ? 2 : 0)));
}

/** About how many levels of logic lie between two clock edges. */
export function levelsOf(behaviour: Behaviour, latency: Latency): number {
  const depths: Depths = new Map();
  const timed = latency.kind === 'combinational' ? undefined : timedOf(behaviour);
  if (!timed || latency.kind === 'combinational') follow(behaviour.steps, depths, 0);
  else {
    const all = timed.loop.to - timed.loop.from;
    const rounds = latency.kind !== 'fixed' ? latency.rounds : Math.ceil(all / (latency.cycles - 1));
    follow([timed.loop], depths, 0, rounds);
    follow(timed.after, depths, 0);
  }
  return Math.max(0, ...[...depths.values()].map(({ done }) => done));
}
