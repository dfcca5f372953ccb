import type { Block, Op } from './flow.ts';
import { calls } from './flow.ts';
import { CLOBBERED } from './registers.ts';

/** Values of registers that are the same on every way; those of other registers are not there. */
export type Constants = ReadonlyMap<number, number>;

const ZERO: [number, number] = [0, 0];

function after(op: Op, values: Map<number, number>): void {
  const { operands } = op;
  if (calls(op)) {
    for (const register of values.keys()) if ((CLOBBERED >>> register) & 1) values.delete(register);
    return;
  }
  const rd = operands?.rd;
  if (!operands || !rd) return;
  const { name, rs1 = 0, immediate } = operands;
  const base = values.get(rs1);
  if (name === 'lui') values.set(rd, immediate >>> 0);
  else if (name === 'addi' && base !== undefined) values.set(rd, (base + immediate) >>> 0);
  else values.delete(rd);
}

/** Constants behind a block, of those before it. */
export function constantsAfter({ ops }: Block, before: Constants): Map<number, number> {
  const values = new Map(before);
  for (const op of ops) after(op, values);
  values.set(...ZERO);
  return values;
}

const meet = (all: readonly Constants[]): Map<number, number> =>
  new Map([...all[0]!].filter(([register, value]) => all.every((each) => each.get(register) === value)));

/**
 * What is constant before each block. A block that was not come to yet says nothing, so that a value that a loop leaves
 * alone is found; one that is reached in ways that are not known has none.
 */
export function constantsBefore(blocks: readonly Block[]): (Constants | undefined)[] {
  const before: (Map<number, number> | undefined)[] = blocks.map(() => undefined);
  for (let changed = true; changed;) {
    changed = false;
    for (const block of blocks) {
      const come = block.before.flatMap((each) =>
        before[each] === undefined ? [] : [constantsAfter(blocks[each]!, before[each])],
      );
      const isOpen = block.isEntry || block.before.length === 0;
      if (!isOpen && come.length === 0) continue;
      const found = isOpen ? new Map([ZERO]) : meet(come);
      if (isSame(before[block.index], found)) continue;
      before[block.index] = found;
      changed = true;
    }
  }
  return before;
}

const isSame = (a: Constants | undefined, b: Constants) =>
  a !== undefined && a.size === b.size && [...b].every(([register, value]) => a.get(register) === value);
