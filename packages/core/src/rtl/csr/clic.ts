import { input, output } from '@netloom/hdl/emit';
import { hasClic, hasHardwareVectors, numberWidth } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi } from '../../options/nmi.ts';
import { csrOffers } from '../clic/offered.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { writesTo } from './csrPart.ts';
import { ownTraps } from './ownTraps.ts';

const NONE: CsrPart = { ports: [], text: '', registers: [] };

/** The instruction of a CSR is one that swaps: csrrw with a register. */
const SWAPS = "op == 2'd1 && !immediate";

/** Nets that other parts of the unit look at, in front of them. */
export const clicNets = (options: CoreOptions): CsrPart =>
  hasClic(options)
    ? {
        ...NONE,
        text: sv`
          // Core-local interrupt controller: levels of what runs and of what it interrupted, and the threshold.
          logic clic_mode;
          logic [7:0] level; // mintstatus.mil
          logic [7:0] previous_level; // mcause.mpil
          logic [7:0] threshold; // mintthresh.th
          logic [31:6] vector_table; // mtvt
          logic [31:0] vector_entry;
          logic clic_due; // what is offered may interrupt, where interrupts are enabled
          logic clic_next; // mnxti shows it
          logic clic_taken; // mnxti takes it
          logic clic_entry; // the trap is an interrupt of the controller
          ${hasHardwareVectors(options) && 'logic table_failed; // mcause.minhv: mepc is the address of an entry of the table'}
          logic swaps_mode; // mscratchcsw exchanges the stack pointer: the mode has changed
          logic swaps_level; // mscratchcswl does: an interrupt's handler has begun, or ends
        `,
      }
    : NONE;

const nets = (options: CoreOptions) => {
  const { userMode } = options.base;
  const nmi = hasNmi(options) && ' && !nmi_due';
  const vectors = hasHardwareVectors(options);
  return sv`
    // From user mode every level but 0 interrupts.
    logic [7:0] floor;
    assign floor = ${userMode && "user_mode ? 8'd0 : "}level > threshold ? level : threshold;
    assign clic_mode = mtvec[1];
    assign clic_due = clic_mode && clic_offers && clic_level > floor;
    assign clic_entry = trap && trap_interrupt && clic_mode${nmi};

    // A write of mnxti by a register brings the level to compare with.
    logic [7:0] compared;
    assign compared = write && !immediate ? wdata[23:16] : previous_level;
    assign clic_next = clic_mode && clic_offers${vectors && ' && !clic_vectored'} && clic_level > compared && clic_level > threshold;
    assign clic_taken = ${writesTo('mnxti')} && clic_next && wdata[4:0] != 5'd0;
    assign clic_claim = clic_taken${vectors && ' || (clic_entry && clic_vectored)'};
    assign vector_entry = {vector_table, 6'd0} + {${30 - numberWidth(options)}'d0, clic_number, 2'b00};

    assign swaps_mode = ${userMode ? 'mstatus_mpp_user' : "1'b0"};
    assign swaps_level = (previous_level == 8'd0) != (level == 8'd0);
    ${vectors && `\n${vectorNets(options)}`}
  `;
};

const vectorNets = (options: CoreOptions) => sv`
  assign trap_vectors = clic_entry && clic_vectored;
  assign return_vectors = table_failed${hasNmi(options) ? ' && !mnret' : ''};
`;

const state = (options: CoreOptions) => {
  const { userMode } = options.base;
  const { entry, leaving } = ownTraps(options);
  const vectors = hasHardwareVectors(options);
  return sv`
    if (clic_entry) level <= clic_level;
    ${userMode && `else if (${entry} && clic_mode && user_mode) level <= 8'd0;`}
    else if (${leaving} && clic_mode) level <= previous_level;
    else if (clic_taken) level <= clic_level;
    if (${entry} && clic_mode) previous_level <= level;
    else if (${writesTo('mcause')} && clic_mode) previous_level <= csr_wdata[23:16];
    else if (${writesTo('mtvec')} && csr_wdata[1:0] != 2'd3) previous_level <= 8'd0;
    ${userMode && `if (${leaving} && mstatus_mpp_user) threshold <= 8'd0;\nelse `}if (${writesTo('mintthresh')}) threshold <= csr_wdata[7:0];
    if (${writesTo('mtvt')}) vector_table <= csr_wdata[31:6];
    ${
      vectors &&
      sv`
            if (${entry} && clic_mode) table_failed <= trap_in_table;
            else if (${writesTo('mcause')} && clic_mode) table_failed <= csr_wdata[30];
            else if (${writesTo('mtvec')} && csr_wdata[1:0] != 2'd3) table_failed <= 1'b0;
          `
    }
  `;
};

/** The registers of the CLIC (RISC-V fast interrupts, draft 0.9): mtvt, mnxti, mintstatus, mintthresh, mscratchcsw and mscratchcswl. */
export function clic(options: CoreOptions): CsrPart {
  if (!hasClic(options)) return NONE;
  const vectors = hasHardwareVectors(options);
  return {
    ports: [
      input('immediate', 1, 'wdata is no register'),
      ...csrOffers(options),
      ...(vectors
        ? [
            output('trap_vectors', 1, 'trap_vector is an entry of the table'),
            output('return_vectors', 1, 'so is epc'),
            input('trap_in_table', 1, 'the trap is at an entry of the table'),
          ]
        : []),
    ],
    text: sv`
      ${nets(options)}

      ${clocked(
        options,
        sv`
          level <= 8'd0;
          previous_level <= 8'd0;
          threshold <= 8'd0;
          vector_table <= 26'd0;
          ${vectors && "table_failed <= 1'b0;"}
        `,
        state(options),
      )}
    `,
    registers: [
      ['mtvt', 0x307, "{vector_table, 6'd0}"],
      ['mnxti', 0x345, "clic_next ? vector_entry : 32'd0"],
      ['mintthresh', 0x347, "{24'd0, threshold}"],
      ['mscratchcsw', 0x348, 'swaps_mode ? mscratch : wdata'],
      ['mscratchcswl', 0x349, 'swaps_level ? mscratch : wdata'],
      ['mintstatus', 0xfb1, "{level, 24'd0}"],
    ],
  };
}

/** A write of mscratch by one of its other addresses. */
export const swapWrites = `(csr_we && ((address == MSCRATCHCSW && swaps_mode) || (address == MSCRATCHCSWL && swaps_level)))`;

/** Other instructions than csrrw with a register are reserved at the addresses that swap. */
export const swapIllegal = (options: CoreOptions): string =>
  hasClic(options) ? ` || ((address == MSCRATCHCSW || address == MSCRATCHCSWL) && !(${SWAPS}))` : '';

/** mnxti changes mstatus.MIE as a CSR instruction on mstatus would. */
export const nextEnable = (options: CoreOptions) => sv`
  else if (${writesTo('mnxti')}) mstatus_mie <= op == 2'd3 ? mstatus_mie && !wdata[3] : ${hasDoubleTrap(options) ? '(wdata[3] && !mstatus_mdt)' : 'wdata[3]'} || (mstatus_mie && op[1]);
`;
