import type { CoreOptions } from '../../options/coreOptions.ts';
import { unitClock, unitGate } from '../clockGate/unitGate.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';

const STEPS = [
  ...['START', 'MULTIPLY', 'ADDEND', 'ALIGN', 'ADD', 'DIVIDE', 'ROOT', 'ROOT_SHIFT', 'NORMALISE', 'FINISH'],
];

export const stepParams = STEPS.map((name, index) => `localparam logic [3:0] ${name} = 4'd${index};`).join(
  '\n',
);

/** When a step is over, and which one follows. */
export const control = (options: CoreOptions) => sv`
  // A zero that has the greater exponent changes places too, so that what it is added to stays whole.
  logic decides, aligned, exchange;
  assign decides = compares || picks;
  assign aligned = (y_empty && !(to_integer && behind)) || ahead == 11'd0;
  always_comb begin
    case (step)
      ALIGN: exchange = x_empty && !to_integer && !from_integer ? !y_empty : behind && !aligned;
      ADD: exchange = subtract && !no_borrow && !from_integer;
      default: exchange = 1'b0;
    endcase
  end

  // A result that has leading zeros though its exponent is above the least, or an exponent below it.
  logic too_low, too_small;
  assign too_low = !x[51] && !x_empty && !exponent[9] && exponent > 10'd1;
  assign too_small = !x_empty && (exponent[9] || exponent == 10'd0);

  always_comb begin
    next_step = step;
    case (step)
      START: next_step = multiplies ? MULTIPLY : divides ? DIVIDE : roots ? ROOT : ALIGN;
      MULTIPLY: if (&y_exponent[4:0]) next_step = ADDEND;
      ADDEND: next_step = ALIGN;
      ALIGN: if (!exchange) next_step = aligned ? ADD : decides ? FINISH : ALIGN;
      ADD: if (!exchange) next_step = decides || to_integer ? FINISH : NORMALISE;
      DIVIDE: if (y[50] && x[24]) next_step = NORMALISE;
      ROOT: next_step = ROOT_SHIFT;
      ROOT_SHIFT: next_step = y[51] ? NORMALISE : ROOT;
      NORMALISE: if (!too_low && !too_small) next_step = FINISH;
      default: next_step = START;
    endcase
  end

  ${unitGate(options, 'start || step != START')}
  ${clocked(
    options,
    'step <= START;',
    `if (!start || done${options.base.stages === 5 ? ' || kill' : ''}) step <= START;\nelse step <= next_step;`,
    'rst_n',
    unitClock(options),
  )}
`;
