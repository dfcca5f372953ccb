import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { Unit } from '../unit.ts';
import { unitClock, unitGate, unitGatePorts } from '../clockGate/unitGate.ts';
import { DIVIDER, divide } from './divider.ts';
import { usesDspBlocks } from '../multiplier/dspBlocks.ts';
import { FAST, FAST_DSP } from './fast.ts';
import { ITERATIVE } from './iterative.ts';
import { hasMuldiv, multiplies } from './multiplies.ts';
import { SINGLE_CYCLE, SINGLE_CYCLE_DSP } from './singleCycle.ts';
import type { Way } from './way.ts';

const WAYS: Record<ReturnType<typeof multiplies>, Way> = {
  none: DIVIDER,
  iterative: ITERATIVE,
  fast: FAST,
  'single-cycle': SINGLE_CYCLE,
};
/** With DSP blocks; iterations have no product for them. */
const DSP_WAYS: typeof WAYS = { ...WAYS, fast: FAST_DSP, 'single-cycle': SINGLE_CYCLE_DSP };

const wayOf = (options: CoreOptions): Way => (usesDspBlocks(options) ? DSP_WAYS : WAYS)[multiplies(options)];

const STEPS: [name: string, step: number][] = [
  ['LOAD', 0],
  ['MAGNITUDE', 1],
  ['MOVE', 34],
  ['FINISH', 35],
];

const stepParams = ({ steps = [] }: Way) =>
  [...STEPS, ...steps].map(([name, step]) => `localparam logic [5:0] ${name} = 6'd${step};`).join('\n');

/** `upper` and `lower` while dividing and, where it takes steps, while multiplying. */
function registers({ upperWidth, advance }: Way): string {
  const division = divide(upperWidth);
  if (advance === undefined) return division;
  return sv`
    if (is_division) begin
      ${division}
    end else begin
      ${advance}
    end
  `;
}

function outputs({ product }: Way): string {
  if (!product) return 'assign done = step == FINISH;\nassign result = sum;';
  return sv`
    assign done = is_division ? step == FINISH : ${product.done};
    assign result = is_division ? sum : ${product.value};
  `;
}

/**
 * Division and, unless a pipelined multiplier does it, multiplication of the M extension: `start` and the operands are
 * held until `done`, the cycle that shows the result. A division takes 36 cycles.
 */
export const muldiv: Unit = {
  suffix: 'muldiv',
  chosen: hasMuldiv,
  comment: (options) => sv`
    Multiplier and divider. 'start' and the operands are held until 'done', in which cycle 'result' is valid.
    ${wayOf(options).summary}
    Restoring division of magnitudes, one quotient bit a cycle; the result is negated in the last step.
  `,
  ports: (options) => [
    input('clk'),
    input('rst_n'),
    ...unitGatePorts(options),
    input('start'),
    ...(options.base.stages === 5 ? [input('kill')] : []),
    input('funct3', multiplies(options) === 'none' ? 2 : 3),
    input('a', 32),
    input('b', 32),
    output('done'),
    output('result', 32),
  ],
  body(options) {
    const kind = multiplies(options);
    const way = wayOf(options);
    const multiplying = kind !== 'none';
    const next = way.steps ? "step == LOAD && !is_division ? FIRST : step + 6'd1" : "step + 6'd1";
    return sv`
      ${stepParams(way)}

      logic [5:0] step;
      logic [${way.upperWidth - 1}:0] upper; // remainder${multiplying && ', or high part of the product'}
      logic [31:0] lower; // dividend, then quotient${kind === 'iterative' && '; multiplier, then low part of the product'}

      ${multiplying && 'logic is_division;'}
      ${multiplying && 'logic high_word;'}
      logic is_remainder;
      logic a_negative;
      logic b_negative;
      logic by_zero;
      logic negate_result;

      ${multiplying && 'assign is_division = funct3[2];'}
      ${multiplying && "assign high_word = funct3[1:0] != 2'b00;"}
      assign is_remainder = funct3[1];
      assign a_negative = !funct3[0] && a[31];
      assign b_negative = !funct3[0] && b[31];

      // Only a signed division by zero yields a quotient with both of these bits set: it stays -1.
      assign by_zero = lower[31] && lower[0];
      assign negate_result = step == MAGNITUDE || is_remainder ? a_negative : a_negative != b_negative && !by_zero;

      ${unitGate(options, 'start || step != LOAD')}
      ${way.text(unitClock(options))}

      ${clocked(
        options,
        'step <= LOAD;',
        `if (!start || done${options.base.stages === 5 ? ' || kill' : ''}) step <= LOAD;\nelse step <= ${next};`,
        'rst_n',
        unitClock(options),
      )}

      always_ff @(posedge ${unitClock(options)}) begin
        ${registers(way)}
      end

      ${outputs(way)}
    `;
  },
};
