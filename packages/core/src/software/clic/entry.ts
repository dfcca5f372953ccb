import { interruptNumbers } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { code } from '../code.ts';
import { hasProtection } from '../protection/layout.ts';
import { callerSaved } from '../traps/callerSaved.ts';
import { expectNone, expectTraps } from '../traps/doubleTrap.ts';

/** mepc, mcause and the stack pointer of before, in front of the registers. */
const FIRST = 12;
const T0 = 5;

const frame = (options: CoreOptions) => {
  const registers = callerSaved(options).map((number, index) => ({ number, place: FIRST + 4 * index }));
  return {
    bytes: 16 * Math.ceil((FIRST + 4 * registers.length) / 16),
    t0: registers.find(({ number }) => number === T0)!.place,
    others: registers.filter(({ number }) => number !== T0),
    registers,
  };
};

/** The stack of traps, as netloom_trap_entry uses it. */
const OTHER_STACK = code`
      csrrw   sp, mscratch, sp
      bnez    sp, 1f
      csrr    sp, mscratch            /* of a handler that is preempted */
  1:
`;

const LEAVE_STACK = `
csrrw   t0, mscratch, zero
sw      t0, 8(sp)
`.trim();

const stackBack = (bytes: number) => code`
      addi    t0, sp, ${bytes}
      la      t1, __trap_stack_top
      bne     t0, t1, 4f
      csrw    mscratch, t1
  4:
`;

/** Handlers one after the other, in any of which higher levels come. */
const serving = (options: CoreOptions) => code`
        ${expectTraps(options, 'all that another trap changes is kept')}
        csrrsi  a0, 0x345, 8            /* claims an edge, and sets mstatus.MIE */
        beqz    a0, 3f                  /* it asks no more */
    2:  lw      t0, 0(a0)
        lw      a0, ${4 * interruptNumbers(options)}(a0)
        jalr    t0
        lbu     t0, 6(sp)               /* the level to be above: what preempted the handler has changed mcause */
        slli    t0, t0, 16
        addi    t0, t0, 8
        csrrs   a0, 0x345, t0
        bnez    a0, 2b

    3:  ${hasDoubleTrap(options) ? ' ' : 'csrci   mstatus, 8'}
        ${hasDoubleTrap(options) && expectNone('t0')}
`;

/** `clic_entry.S`: where interrupts go that are not sent to handlers of their own. */
export function clicEntry(options: CoreOptions): string {
  const guarded = hasProtection(options);
  const { bytes, t0, others, registers } = frame(options);
  const lines = (instruction: string, some: typeof registers) =>
    some.map(({ number, place }) => `${instruction}      x${number}, ${place}(sp)`).join('\n');
  return code`
    /* Entry of traps in CLIC mode. Of an interrupt it keeps what functions may change, lets higher levels come, and calls
       handlers by mnxti (0x345) as long as one waits above the level of what was interrupted. mepc and mcause, which has
       that level, are those of before again in the end. */
        .text
        .balign 64                      /* as mtvec wants it */
        .globl  netloom_clic_entry
        .type   netloom_clic_entry, @function
    netloom_clic_entry:
    ${guarded && OTHER_STACK}
        addi    sp, sp, -${bytes}
        sw      t0, ${t0}(sp)
        csrr    t0, mcause
        bgez    t0, 5f
        sw      t0, 4(sp)
        csrr    t0, mepc
        sw      t0, 0(sp)
        ${lines('sw', others)}
        ${guarded && LEAVE_STACK}

    ${serving(options)}
        lw      t0, 4(sp)
        csrw    mcause, t0
        lw      t0, 0(sp)
        csrw    mepc, t0
    ${guarded && stackBack(bytes)}
        ${lines('lw', registers)}
        ${guarded ? 'lw      sp, 8(sp)' : `addi    sp, sp, ${bytes}`}
        mret

        /* An exception. */
    5:  lw      t0, ${t0}(sp)
        addi    sp, sp, ${bytes}
        j       netloom_trap_joined
        .size   netloom_clic_entry, . - netloom_clic_entry
  `;
}
