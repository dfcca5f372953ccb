import type { Block } from './flow.ts';
import { isBranch, isPure, resultOf, testOf } from './operation.ts';
import { constant, input } from './symbol.ts';
import type { Symbol, Test } from './symbol.ts';

type Values = Map<number, Symbol>;

/** A loop whose ways join again before its last branch, and which does nothing but compute registers. */
export interface LoopBody {
  blocks: readonly Block[];
  /** Registers behind one round, of those before it (`x5`); only those that were written. */
  written: Values;
  /** When another round follows. */
  again: Test;
}

const MOST_BLOCKS = 8;
const MOST_OPS = 32;

/** A way into a block: what its registers are, and when it is gone. */
interface Way {
  values: Values;
  test: Test | undefined;
}

const nameOf = (register: number) => `x${register}`;
const of = (values: Values) => (register: number) =>
  register === 0 ? constant(0) : (values.get(register) ?? input(nameOf(register)));

const opposite: Readonly<Record<string, string>> = { '==': '!=', '!=': '==', '<': '>=', '>=': '<' };
export const not = ({ text, operands }: Test): Test => ({
  operands,
  text: text.replace(/==|!=|>=|<(?!<)/, (found) => opposite[found]!),
});

/** Two ways become one: each register is chosen by the test of the first. */
function joined([first, second]: readonly Way[]): Values {
  const test = first!.test ?? (second!.test && not(second!.test));
  const values: Values = new Map();
  const registers = new Set([...first!.values.keys(), ...second!.values.keys()]);
  for (const register of registers) {
    const [then, otherwise] = [of(first!.values)(register), of(second!.values)(register)];
    values.set(register, isSame(then, otherwise) ? then : { kind: 'choice', test: test!, then, otherwise });
  }
  return values;
}

const isSame = (a: Symbol, b: Symbol) =>
  a === b ||
  (a.kind === 'input' && b.kind === 'input' && a.name === b.name) ||
  (a.kind === 'constant' && b.kind === 'constant' && a.value === b.value);

/** Registers behind a block, and the test of its branch. */
function through({ ops }: Block, before: Values): { values: Values; test: Test | undefined } {
  const values = new Map(before);
  let test: Test | undefined;
  for (const { operands } of ops) {
    if (isPure(operands!)) {
      const value = resultOf(operands!, of(values));
      if (operands!.rd !== 0) values.set(operands!.rd!, value);
    } else if (isBranch(operands!)) test = testOf(operands!, of(values));
  }
  return { values, test };
}

/** Whether instructions do no more than compute registers and jump, the last one perhaps. */
const computes = ({ ops }: Block) =>
  ops.every(
    ({ operands }) =>
      operands !== undefined &&
      (isPure(operands) || isBranch(operands) || (operands.name === 'jal' && operands.rd === 0)),
  );

/** Blocks from one to another by address, where no way leads in or out but at their ends. */
function regionOf(blocks: readonly Block[], first: number, last: number): Block[] | undefined {
  const region = blocks.slice(first, last + 1);
  const isInside = (index: number) => index >= first && index <= last;
  const size = region.reduce((sum, { ops }) => sum + ops.length, 0);
  if (region.length > MOST_BLOCKS || size > MOST_OPS || !region.every(computes)) return undefined;
  const closed = region.every(({ index, next, before, isEntry, leaves }) => {
    const entered = index === first || (before.every(isInside) && !isEntry);
    const onward = index === last || next.every((each) => isInside(each) && each > index);
    return entered && onward && !leaves && before.length > 0;
  });
  return closed ? region : undefined;
}

/** The loop that the last branch of a block closes. */
export function loopBody(blocks: readonly Block[], last: Block): LoopBody | undefined {
  const [back = -1] = last.next;
  if (back > last.index || last.next.length !== 2 || !isBranch(last.ops.at(-1)!.operands!)) return undefined;
  const region = regionOf(blocks, back, last.index);
  if (region === undefined) return undefined;
  const ways = new Map<number, Way[]>([[back, [{ values: new Map(), test: undefined }]]]);
  for (const block of region) {
    const into = ways.get(block.index) ?? [];
    if (into.length === 0 || into.length > 2) return undefined;
    if (into.length === 2 && into.every(({ test }) => test === undefined)) return undefined;
    const { values, test } = through(block, into.length === 1 ? into[0]!.values : joined(into));
    if (block === last) return { blocks: region, written: values, again: test! };
    // A way that is gone under a test is joined under it where both come from the same branch alone.
    const [taken, onward] = block.next;
    const inherited = into.length === 1 ? into[0]!.test : undefined;
    const both = test !== undefined && onward !== undefined;
    if (both && inherited !== undefined) return undefined;
    const add = (to: number, way: Way) => ways.set(to, [...(ways.get(to) ?? []), way]);
    if (both) {
      add(taken!, { values, test });
      add(onward, { values, test: not(test) });
    } else add(taken!, { values, test: inherited });
  }
  return undefined;
}
