import type { Target } from '../document/memory.ts';
import { Macro } from './macro.ts';

export type Primitive = 'SB_RAM40_4K' | 'SB_SPRAM256KA' | 'DP16KD';

/** A shape of a block RAM: the macro that it is like, and the primitive that it is. */
export interface Block {
  macro: Macro;
  primitive: Primitive;
}

const port = (kind: 'rw' | 'r' | 'w', letter: string) => ({
  kind,
  clock: `clk_${letter}`,
  address: `addr_${letter}`,
  enable: { pin: `en_${letter}` },
});

/** Sets of a width and its depth; the area of one block is 1. Nothing is promised of a word read while it is written. */
function shapes(
  primitive: Primitive,
  ports: readonly ReturnType<typeof port>[],
  list: readonly { words: number; bits: number; maskBits?: number }[],
  delay: number,
): Record<string, Block> {
  return Object.fromEntries(
    list.map((shape) => [
      `${primitive}_${shape.words}x${shape.bits}`,
      { primitive, macro: Macro.parse({ ...shape, ports, area: 1, delay }) },
    ]),
  );
}

/** Block RAM of iCE40: a port that reads and one that writes; only the widest shape has a mask (FPGA-TN-02002). */
const ram40 = (delay: number) =>
  shapes(
    'SB_RAM40_4K',
    [port('r', 'r'), port('w', 'w')],
    [
      { words: 256, bits: 16, maskBits: 1 },
      { words: 512, bits: 8 },
      { words: 1024, bits: 4 },
      { words: 2048, bits: 2 },
    ],
    delay,
  );

/** Single-port RAM of iCE40 UltraPlus: nibble mask, no initial contents (FPGA-TN-02022). */
const SPRAM: Block = {
  primitive: 'SB_SPRAM256KA',
  // An UltraPlus 5K has 30 block RAMs and 4 of these: one of them is worth 7.5.
  macro: Macro.parse({
    ...{ words: 16_384, bits: 16, maskBits: 4, area: 7.5, delay: 1.821 },
    ports: [port('rw', 'a')],
  }),
};

/** Block RAM of ECP5 with two ports that read and write (FPGA-TN-02204). */
const DP16 = shapes(
  'DP16KD',
  [port('rw', 'a'), port('rw', 'b')],
  [
    { words: 1024, bits: 18, maskBits: 9 },
    { words: 2048, bits: 9 },
    { words: 4096, bits: 4 },
    { words: 8192, bits: 2 },
    { words: 16_384, bits: 1 },
  ],
  5.73,
);

const BLOCKS: Partial<Record<Target, Readonly<Record<string, Block>>>> = {
  ice40: ram40(2.146),
  ice40up: { ...ram40(1.179), SB_SPRAM256KA: SPRAM },
  ecp5: DP16,
};

/** The block RAMs of a target by name. */
export function blocksOf(target: Target): Readonly<Record<string, Block>> {
  return BLOCKS[target] ?? {};
}
