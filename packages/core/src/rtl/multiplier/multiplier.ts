import { input, output } from '@netloom/hdl/emit';
import type { Unit } from '../unit.ts';
import { hasMultiplier } from '../muldiv/multiplies.ts';
import { BOOTH_PRODUCT } from './boothProduct.ts';
import { usesDspBlocks } from './dspBlocks.ts';
import { dspProduct } from './dspProduct.ts';

/**
 * Multiplication over two stages of five: its first half in EX, the final additions in MEM. `advance` moves the
 * operation on; `result` is that of the operation moved on last.
 */
export const multiplier: Unit = {
  suffix: 'multiplier',
  chosen: hasMultiplier,
  comment: (options) =>
    usesDspBlocks(options)
      ? 'Pipelined multiplier: four products in DSP blocks in EX, their sum in MEM.'
      : 'Pipelined multiplier: Booth recoding and carry-save reduction to two words in EX, final addition in MEM.',
  ports: () => [
    input('clk'),
    input('advance'),
    input('funct3', 2),
    input('a', 32),
    input('b', 32),
    output('result', 32),
  ],
  body: (options) => (usesDspBlocks(options) ? dspProduct(32) : BOOTH_PRODUCT),
};
