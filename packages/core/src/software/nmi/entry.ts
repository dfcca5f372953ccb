import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { code } from '../code.ts';
import { callerSaved } from '../traps/callerSaved.ts';

const STACK = 1024;

const vector = (doubles: boolean) => code`
      .section .nmi, "ax"
      .globl  netloom_nmi_vector
      .option push
      .option norvc
      .option norelax
      .balign 32
  netloom_nmi_vector:
      csrw    mnscratch, sp
      lui     sp, %hi(netloom_nmi_entry)
      jalr    zero, %lo(netloom_nmi_entry)(sp)
      ${!doubles && 'nop\nlui     sp, %hi(netloom_nmi_trapped)\njalr    zero, %lo(netloom_nmi_trapped)(sp)'}
      .balign 32
      .option pop
`;

const TRAPPED = code`
      .type   netloom_nmi_trapped, @function
  netloom_nmi_trapped:
      la      sp, netloom_nmi_stack + ${STACK}
      csrr    a0, mcause
      csrr    a1, mepc
      csrr    a2, mtval
      call    netloom_nmi_exception
      .size   netloom_nmi_trapped, . - netloom_nmi_trapped
`;

const OWN_STACK = code`
      .section .bss
      .balign 16
  netloom_nmi_stack:
      .zero   ${STACK}
`;

/** `nmi_entry.S`: CSRs by number and mnret as a word, since assemblers of the time before do not know them. */
export function nmiEntry(options: CoreOptions): string {
  const doubles = hasDoubleTrap(options);
  const registers = callerSaved(options);
  const bytes = 16 * Math.ceil((4 * registers.length + 8) / 16);
  const lines = (instruction: string) =>
    registers.map((number, index) => `${instruction}      x${number}, ${8 + 4 * index}(sp)`).join('\n');
  return code`
    /* Where the core goes by the non-maskable interrupt (netloom_nmi_vector) and${doubles ? ' by an exception that no trap handler\n   was ready for' : ', 16 bytes further, by an exception while\n   it is masked'}. It keeps sp in mnscratch, uses a stack of its own, and calls netloom_nmi(frame). */
        .set    mnscratch, 0x740
        .set    mnepc, 0x741
        .set    mnstatus, 0x744

    ${vector(doubles)}

        .text
        .type   netloom_nmi_entry, @function
    netloom_nmi_entry:
        la      sp, netloom_nmi_stack + ${STACK - bytes}
        ${lines('sw')}
        csrr    t0, mnepc
        sw      t0, 0(sp)
        csrr    t0, mnstatus
        sw      t0, 4(sp)

        mv      a0, sp
        call    netloom_nmi

        ${lines('lw')}
        csrr    sp, mnscratch
        .word   0x70200073              /* mnret */
        .size   netloom_nmi_entry, . - netloom_nmi_entry

    ${!doubles && `${TRAPPED}\n`}
    ${OWN_STACK}
  `;
}
