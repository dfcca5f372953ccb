import { input, output } from '@netloom/hdl/emit';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasNmi } from '../../options/nmi.ts';
import { clocked } from '../clocked.ts';
import { sv } from '../sv.ts';
import type { CsrPart } from './csrPart.ts';
import { plain, writesTo } from './csrPart.ts';

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

const REGISTERS: CsrPart['registers'] = [
  ['mtvec', 0x305, 'mtvec'],
  ['mscratch', 0x340, 'mscratch'],
  ['mepc', 0x341, 'mepc'],
  ['mcause', 0x342, 'mcause'],
  ['mtval', 0x343, 'mtval'],
];

/** No trap goes to mtvec by the non-maskable interrupt, or by machine mode while it is masked. */
const masked = ({ base }: CoreOptions) =>
  `nmi_entry ? NMI_VECTOR : !mnstatus_nmie${base.userMode ? ' && !user_mode' : ''} ? NMI_EXCEPTION_VECTOR : `;

/** mtvec, mscratch, mepc, mcause and mtval (Privileged 1.12, 3.1.7, 3.1.13 to 3.1.16). */
export function trapHandling(options: CoreOptions): CsrPart {
  const alignment = options.base.compressed ? 1 : 3;
  const nmi = hasNmi(options);
  const entry = nmi ? 'machine_entry' : 'trap';
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

      assign is_vectored = mtvec[0] && trap_interrupt;
      assign trap_vector = ${nmi && masked(options)}{mtvec[31:2], 2'b00} + (is_vectored ? {25'd0, trap_cause, 2'b00} : 32'd0);
      assign epc = ${nmi && 'mnret ? mnepc : '}mepc;

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
          ${plain('mtvec', "csr_wdata & ~32'd2")}
          ${plain('mscratch')}
          if (${entry}) mepc <= trap_pc & ~32'd${alignment};
          else if (${writesTo('mepc')}) mepc <= csr_wdata & ~32'd${alignment};
          if (${entry}) mcause <= {trap_interrupt, 26'd0, trap_cause};
          else if (${writesTo('mcause')}) mcause <= csr_wdata & 32'h8000_001f;
          if (${entry}) mtval <= trap_value;
          else if (${writesTo('mtval')}) mtval <= csr_wdata;
        `,
      )}
    `,
    registers: REGISTERS,
  };
}
