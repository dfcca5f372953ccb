import { input, output } from '@netloom/hdl/emit';
import { hasClic, hasHardwareVectors, numberWidth } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasNmi } from '../../options/nmi.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import { swapWrites } from './clic.ts';
import type { CsrPart } from './csrPart.ts';
import { plain, writesTo } from './csrPart.ts';
import { ownTraps } from './ownTraps.ts';

const PORTS = [
  input('trap'),
  input('trap_interrupt'),
  input('trap_cause', 5),
  input('trap_pc', 32),
  input('trap_value', 32),
  input('mret'),
  output('trap_vector', 32),
  output('epc', 32),
];

const registers = (options: CoreOptions): CsrPart['registers'] => [
  ['mtvec', 0x305, 'mtvec'],
  ['mscratch', 0x340, 'mscratch'],
  ['mepc', 0x341, 'mepc'],
  ['mcause', 0x342, hasClic(options) ? 'mcause_shown' : 'mcause'],
  ['mtval', 0x343, 'mtval'],
];

/** In CLIC mode mcause tells more: the format of the draft 0.9. */
const shownCause = (options: CoreOptions) => sv`
  logic [31:0] mcause_shown;
  assign mcause_shown = clic_mode ? {mcause[31], ${hasHardwareVectors(options) ? 'table_failed' : "1'b0"}, ${options.base.userMode ? '{2{!mstatus_mpp_user}}' : "2'b11"}, mstatus_mpie, 3'd0, previous_level, 4'd0, mcause[11:0]} : mcause;
`;

/** Mode 3 is that of the CLIC: its base is a multiple of 64. */
const VECTOR = "csr_wdata[1:0] == 2'd3 ? {csr_wdata[31:6], 6'd3} : csr_wdata & ~32'd2";

/** What an interrupt of the controller writes, and mnxti when it takes one. */
function causeWrites(options: CoreOptions, entry: string): string {
  if (!hasClic(options))
    return sv`
      if (${entry}) mcause <= {trap_interrupt, 26'd0, trap_cause};
      else if (${writesTo('mcause')}) mcause <= csr_wdata & 32'h8000_001f;
    `;
  const width = numberWidth(options);
  const mask = (2 ** width - 1).toString(16).padStart(4, '0');
  return sv`
    if (clic_entry || clic_taken) mcause <= {1'b1, ${31 - width}'d0, clic_number};
    else if (${entry}) mcause <= {trap_interrupt, 26'd0, trap_cause};
    else if (${writesTo('mcause')}) mcause <= csr_wdata & (clic_mode ? 32'h8000_${mask} : 32'h8000_001f);
  `;
}

/** What does not go to mtvec: the non-maskable interrupt, and exceptions of machine mode while it is masked, or while none is expected. */
function elsewhere(options: CoreOptions): string | false {
  const nmi = hasNmi(options) && 'nmi_entry ? NMI_VECTOR : ';
  if (hasDoubleTrap(options)) return `${nmi || ''}critical_entry ? trap_pc : `;
  const masked = `!mnstatus_nmie${options.base.userMode ? ' && !user_mode' : ''}`;
  return nmi && `${nmi}${masked} ? NMI_EXCEPTION_VECTOR : `;
}

/** mtvec, mscratch, mepc, mcause and mtval (Privileged 1.12, 3.1.7, 3.1.13 to 3.1.16). */
export function trapHandling(options: CoreOptions): CsrPart {
  const alignment = options.base.compressed ? 1 : 3;
  const nmi = hasNmi(options);
  const { entry } = ownTraps(options);
  return {
    ports: PORTS,
    text: sv`
      // Trap state and trap vector; with bit 0 of mtvec set, interrupts are vectored.
      logic [31:0] mtvec;
      logic [31:0] mscratch;
      logic [31:0] mepc;
      logic [31:0] mcause;
      logic [31:0] mtval;
      logic is_vectored;

      assign is_vectored = mtvec[0]${hasClic(options) ? ' && !mtvec[1]' : ''} && trap_interrupt;
      assign trap_vector = ${elsewhere(options)}${hasHardwareVectors(options) && 'trap_vectors ? vector_entry : '}{mtvec[31:2], 2'b00} + (is_vectored ? {25'd0, trap_cause, 2'b00} : 32'd0);
      assign epc = ${nmi && 'mnret ? mnepc : '}${hasHardwareVectors(options) ? '{mepc[31:2], mepc[1:0] & {2{!table_failed}}}' : 'mepc'};
      ${hasClic(options) && `\n${shownCause(options)}`}

      ${clocked(
        options,
        sv`
          mtvec <= 32'd0;
          mscratch <= 32'd0;
          mepc <= 32'd0;
          mcause <= 32'd0;
          mtval <= 32'd0;
        `,
        sv`
          ${plain('mtvec', hasClic(options) ? VECTOR : "csr_wdata & ~32'd2")}
          ${hasClic(options) ? `if (${writesTo('mscratch')} || ${swapWrites}) mscratch <= csr_wdata;` : plain('mscratch')}
          if (${entry}) mepc <= trap_pc & ~32'd${alignment};
          else if (${writesTo('mepc')}) mepc <= csr_wdata & ~32'd${alignment};
          ${causeWrites(options, entry)}
          if (${entry}) mtval <= trap_value;
          else if (${writesTo('mtval')}) mtval <= csr_wdata;
        `,
      )}
    `,
    registers: registers(options),
  };
}
