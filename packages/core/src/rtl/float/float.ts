import { input, output } from '@netloom/hdl/emit';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { control, stepParams } from './control.ts';
import { unitClock, unitGatePorts } from '../clockGate/unitGate.ts';
import { DATAPATH, moves } from './datapath.ts';
import { OPERANDS } from './operands.ts';
import { RESULT } from './result.ts';
import { SPECIAL } from './special.ts';

const MODES = sv`
  localparam logic [2:0] NEAREST_EVEN = 3'd0;
  localparam logic [2:0] TOWARDS_ZERO = 3'd1;
  localparam logic [2:0] DOWN = 3'd2;
  localparam logic [2:0] UP = 3'd3;
  localparam logic [2:0] NEAREST_AWAY = 3'd4;
`;

/**
 * Floating point of single precision in one adder, a bit a cycle: `start` and the operands are held until `done`, the
 * cycle that shows the result and its exceptions.
 */
export const float: Unit = {
  suffix: 'float',
  chosen: ({ base }) => base.zfinx,
  comment: () => sv`
    Floating point of single precision (Zfinx), subnormal numbers included. 'start' and the operands are held until
    'done', in which cycle 'result' and 'flags' are valid.
    One adder of 52 bits multiplies, divides, takes roots, adds and rounds; significands are aligned and normalised by
    one bit a cycle. NaN, infinities, signs and classes take one cycle.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    ...unitGatePorts(options),
    input('start'),
    ...(options.base.stages === 5 ? [input('kill')] : []),
    input('operation', 5, 'funct5, instr[31:27]'),
    input('fused', 1, 'a product plus c instead'),
    input('negates', 2, 'instr[3:2]: the product, c'),
    input('variant', 1, 'instr[20]: integers are unsigned'),
    input('funct3', 2, 'which comparison or sign'),
    input('mode', 3, 'rounding'),
    input('a', 32),
    input('b', 32),
    input('c', 32),
    output('done'),
    output('result', 32),
    output('flags', 5),
  ],
  body: (options) => sv`
    ${MODES}

    ${stepParams}

    logic [3:0] step, next_step;

    ${OPERANDS}

    ${SPECIAL}

    ${DATAPATH}

    ${control(options)}

    ${moves(unitClock(options))}

    ${RESULT}
  `,
};
