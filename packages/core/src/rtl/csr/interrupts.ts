import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { plain, writesTo } from './csrPart.ts';

const keptError = (options: CoreOptions) => sv`
  // Cause 16, the platform's own: a store that had left the pipeline met a bus error. Kept until 0 is written to it.
  logic        store_failed;

  ${clocked(
    options,
    "store_failed <= 1'b0;",
    `if (store_error) store_failed <= 1'b1;\nelse if (${writesTo('mip')} && !value[16]) store_failed <= 1'b0;`,
  )}
`;

/** mie and mip (Privileged 1.12, 3.1.9), and which interrupt is due. */
export function interrupts(options: CoreOptions): CsrPart {
  const external = options.auxiliary.externalInterrupts;
  const { storeBuffer } = options.advanced;
  const { userMode } = options.base;
  const mask = (external ? 1 << 11 : 0) | (storeBuffer ? 1 << 16 : 0) | 0x88;
  const last = storeBuffer ? "due[7] ? 5'd7 : 5'd16" : "5'd7";
  return {
    ports: [
      'input  logic        irq_software',
      'input  logic        irq_timer',
      ...(external ? ['input  logic        irq_external'] : []),
      ...(storeBuffer ? ['input  logic        store_error'] : []),
      'output logic        irq',
      'output logic [4:0]  interrupt_cause',
      'output logic        wake',
    ],
    text: sv`
      ${storeBuffer && `${keptError(options)}\n`}
      // mip shows the lines as they are, mie lets them through; the highest of those due is taken.
      localparam logic [31:0] INTERRUPTS = 32'h${mask.toString(16).padStart(8, '0')};

      logic [31:0] mip;
      logic [31:0] mie;
      logic [31:0] due;

      assign mip = {15'd0, ${storeBuffer ? 'store_failed' : "1'b0"}, 4'd0, ${external ? 'irq_external' : "1'b0"}, 3'd0, irq_timer, 3'd0, irq_software, 3'd0};
      assign due = mip & mie;

      assign wake            = due != 32'd0;
      assign irq             = wake && ${userMode ? '(mie_now || user)' : 'mie_now'};
      assign interrupt_cause = ${external && "due[11] ? 5'd11 : "}due[3] ? 5'd3 : ${last};

      ${clocked(options, "mie <= 32'd0;", plain('mie', 'value & INTERRUPTS'))}
    `,
    registers: [
      ['mie', 0x304, 'mie'],
      ['mip', 0x344, 'mip'],
    ],
  };
}
