import type { Block } from './flow.ts';
import { EVERY, accessOf } from './registers.ts';

/** Registers whose values may be read behind each block. */
export function liveAfter(blocks: readonly Block[]): Int32Array {
  const before = new Int32Array(blocks.length);
  const after = new Int32Array(blocks.length);
  for (let changed = true; changed;) {
    changed = false;
    for (const { index, ops, next, leaves } of blocks.toReversed()) {
      const out = next.reduce((set, each) => set | before[each]!, leaves ? outside(ops) : 0);
      const into = ops.reduceRight((set, op) => {
        const { reads, writes } = accessOf(op);
        return (set & ~writes) | reads;
      }, out);
      if (out !== after[index] || into !== before[index]) changed = true;
      after[index] = out;
      before[index] = into;
    }
  }
  return after;
}

/** A return says itself what is read behind it; anything may be behind other ways out. */
const outside = (ops: Block['ops']) => (ops.at(-1)!.operands?.name === 'jalr' ? 0 : EVERY);
