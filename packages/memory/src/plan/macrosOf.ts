import type { Memory } from '../document/memory.ts';
import { geometryOf } from '../geometry.ts';
import { blocksOf } from '../library/fpga.ts';
import type { Primitive } from '../library/fpga.ts';
import { Macro } from '../library/macro.ts';
import { portsOf } from './ports.ts';

/** A macro that a memory may be made of, and what its cell stands for. */
export interface Candidate {
  macro: Macro;
  /** A block RAM of an FPGA, flip-flops, or undefined for the macro itself. */
  primitive?: Primitive | 'flops';
}

/** What the target of a memory offers, by name; flip-flops only where they are the target. */
export function macrosOf(memory: Memory): Readonly<Record<string, Candidate>> {
  if (memory.target === 'flops') return { flops: flops(memory) };
  if (memory.target !== 'macros') return blocksOf(memory.target);
  return Object.fromEntries(Object.entries(memory.macros).map(([name, macro]) => [name, { macro }]));
}

/** One array that is as large as the memory and has its ports. */
function flops(memory: Memory): Candidate {
  const { stored, storedGroup, masked } = geometryOf(memory);
  const ports = portsOf(memory).map(({ name, kind }) => ({
    kind,
    clock: 'clk',
    address: `${name}_addr`,
    enable: { pin: `${name}_en` },
  }));
  const macro = {
    ...{ words: memory.depth, bits: stored, ports, area: 0, delay: 0 },
    ...(masked && { maskBits: storedGroup }),
    readDuringWrite: 'old' as const,
  };
  return { primitive: 'flops', macro: Macro.parse({ ...macro, words: Math.max(2, memory.depth) }) };
}
