import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { gatesUnits } from '../../options/unitGates.ts';
import { plainGate, unitGatePorts } from '../clockGate/unitGate.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { hasMultiplier } from '../muldiv/multiplies.ts';
import { boothProduct } from './boothProduct.ts';
import { usesDspBlocks } from './dspBlocks.ts';
import { dspProduct } from './dspProduct.ts';

/** An `always_ff` of an operation that moves on. */
const advancing = (options: CoreOptions) => (statements: string) =>
  gatesUnits(options)
    ? sv`
        always_ff @(posedge unit_clk) begin
          ${statements}
        end
      `
    : sv`
        always_ff @(posedge clk) begin
          if (advance) begin
            ${statements}
          end
        end
      `;

type Advancing = (statements: string) => string;

const IN_BLOCKS = {
  comment: 'four products in DSP blocks in EX, their sum in MEM.',
  body: (advancing: Advancing) => dspProduct(32, advancing),
};
const IN_LOGIC = {
  comment: 'Booth recoding and carry-save reduction to two words in EX, final addition in MEM.',
  body: (advancing: Advancing) => boothProduct(32, 'inside', advancing),
};
const RETIMED = {
  comment:
    'Booth recoding, carry-save reduction and addition before one register, which retiming moves to where EX and MEM take the same time.',
  body: (advancing: Advancing) => boothProduct(32, 'behind', advancing),
};

function kindOf(options: CoreOptions) {
  if (usesDspBlocks(options)) return IN_BLOCKS;
  return options.implementation.retiming ? RETIMED : IN_LOGIC;
}

/**
 * Multiplication over two stages of five: its first half in EX, the final additions in MEM. `advance` moves the
 * operation on; `result` is that of the operation moved on last.
 */
export const multiplier: Unit = {
  suffix: 'multiplier',
  chosen: hasMultiplier,
  comment: (options) => `Pipelined multiplier: ${kindOf(options).comment}`,
  ports: (options) => [
    input('clk'),
    ...unitGatePorts(options),
    input('advance'),
    input('funct3', 2),
    input('a', 32),
    input('b', 32),
    output('result', 32),
  ],
  body: (options) => sv`
    ${plainGate(options, 'advance')}
    ${kindOf(options).body(advancing(options))}
  `,
};
