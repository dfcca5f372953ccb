import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { clocked } from '../clocked.ts';
import { hasDebug, hasTriggers } from '../debug/features.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { plain, writesTo } from './csrPart.ts';
import { hasLateErrors } from '../../options/lateErrors.ts';
import { hasClic, numberWidth } from '../../options/clic.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi } from '../../options/nmi.ts';

/** Whether an interrupt asks that is enabled by itself. */
const asks = (options: CoreOptions) => (hasClic(options) ? 'asks' : "pending_enabled != 32'd0");

/** In CLIC mode mie and mip rest, and read as zero. */
const ASKS = sv`
  logic asks;
  assign asks = clic_mode ? clic_due : pending_enabled != 32'd0;
`;

const keptError = (options: CoreOptions) => sv`
  // Interrupt cause 16 (platform-defined): bus error of a buffered store. Pending until cleared by software in mip.
  logic store_error_pending;

  ${clocked(
    options,
    "store_error_pending <= 1'b0;",
    `if (store_error${hasDebug(options) ? ' && !debug_mode' : ''}${hasClic(options) ? ' && !clic_mode' : ''}) store_error_pending <= 1'b1;\nelse if (${writesTo('mip')}${hasClic(options) ? ' && !clic_mode' : ''} && !csr_wdata[16]) store_error_pending <= 1'b0;`,
  )}
`;

const plainly = (options: CoreOptions, enabled: string) => sv`
  assign wake = ${asks(options)};
  assign interrupt = wake && ${enabled};
`;

/** The non-maskable one comes first, and masks all others; wfi goes on whether it is masked or not. */
const beside = (options: CoreOptions, enabled: string) => sv`
  assign wake = nmi || ${asks(options)};
  assign interrupt = nmi_due || (mnstatus_nmie && ${asks(options)} && ${enabled});
`;

/** What wakes a hart that sleeps: no trigger, which fires before. */
export const stirring = (options: CoreOptions): string => (hasTriggers(options) ? 'stirs' : 'wake');

/** A debugger wakes the hart from wfi, which does nothing when it is stepped over or executed in debug mode. */
function debugged(options: CoreOptions, enabled: string): string {
  const nmi = hasNmi(options);
  const wakes = (debug: string) =>
    `${nmi ? 'nmi || ' : ''}${asks(options)} || debug_mode || ${debug} || dcsr_step`;
  return sv`
    ${hasTriggers(options) ? `assign stirs = ${wakes('debug_asked')};\nassign wake = stirs || debug_request;` : `assign wake = ${wakes('debug_request')};`}
    assign interrupt = ${nmi && 'nmi_due || (mnstatus_nmie && '}${asks(options)} && ${enabled} && !debug_mode && !(dcsr_step && !dcsr_stepie)${nmi && ')'};
  `;
}

/** mie and mip (Privileged 1.12, 3.1.9), and which interrupt is due. */
export function interrupts(options: CoreOptions): CsrPart {
  const external = options.auxiliary.externalInterrupts;
  const late = hasLateErrors(options);
  const { userMode } = options.base;
  const nmi = hasNmi(options);
  const mask = (external ? 1 << 11 : 0) | (late ? 1 << 16 : 0) | 0x88;
  const width = numberWidth(options);
  const last = late ? `pending_enabled[7] ? ${width}'d7 : ${width}'d16` : `${width}'d7`;
  const stopped = hasDoubleTrap(options) ? ' && !stopped' : '';
  const enabled = `${userMode ? '(mstatus_mie || user_mode)' : 'mstatus_mie'}${stopped}`;
  return {
    ports: [
      input('irq_software'),
      input('irq_timer'),
      ...(external ? [input('irq_external')] : []),
      ...(late ? [input('store_error')] : []),
      output('interrupt'),
      output('interrupt_cause', numberWidth(options)),
      output('wake'),
      ...(hasTriggers(options) ? [output('stirs', 1, 'wakes what sleeps, where no trigger fires')] : []),
    ],
    text: sv`
      ${late && `${keptError(options)}\n`}
      // mip reflects the interrupt lines, mie enables them. Priority: ${external && 'external, '}software, timer${late && ', cause 16'}.
      localparam logic [31:0] MIE_MASK = 32'h${mask.toString(16).padStart(8, '0')};

      logic [31:0] mip;
      logic [31:0] mie;
      logic [31:0] pending_enabled;

      assign mip = {15'd0, ${late ? 'store_error_pending' : "1'b0"}, 4'd0, ${external ? 'irq_external' : "1'b0"}, 3'd0, irq_timer, 3'd0, irq_software, 3'd0};
      assign pending_enabled = mip & mie;
      ${hasClic(options) && ASKS}

      ${hasDebug(options) ? debugged(options, enabled) : nmi ? beside(options, enabled) : plainly(options, enabled)}
      assign interrupt_cause = ${nmi && `nmi_due ? ${width}'d0 : `}${hasClic(options) && 'clic_mode ? clic_number : '}${external && `pending_enabled[11] ? ${width}'d11 : `}pending_enabled[3] ? ${width}'d3 : ${last};

      ${clocked(options, "mie <= 32'd0;", hasClic(options) ? `if (${writesTo('mie')} && !clic_mode) mie <= csr_wdata & MIE_MASK;` : plain('mie', 'csr_wdata & MIE_MASK'))}
    `,
    registers: [
      ['mie', 0x304, hasClic(options) ? 'mie & {32{!clic_mode}}' : 'mie'],
      ['mip', 0x344, hasClic(options) ? 'mip & {32{!clic_mode}}' : 'mip'],
    ],
  };
}
