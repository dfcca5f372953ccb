import { code } from '../code.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { hasClic } from '../../options/clic.ts';
import { hasDoubleTrap } from '../../options/doubleTrap.ts';
import { hasProtection } from '../protection/layout.ts';
import { expectNone } from './doubleTrap.ts';

/** All but x0, whose place has the address to return to, and sp, which is known. */
function registersOf({ base }: CoreOptions): number[] {
  const last = base.isa === 'rv32e' ? 15 : 31;
  return Array.from({ length: last }, (_, index) => index + 1).filter((number) => number !== 2);
}

/** A multiple of 16 (rv32e: of 4) bytes, as the calling convention wants it. */
export const frameBytes = ({ base }: CoreOptions): number => (base.isa === 'rv32e' ? 64 : 128);

/** In CLIC mode mcause has the level to go back to, which a trap in a handler overwrites. */
const keepCause = (options: CoreOptions, place: number) =>
  hasClic(options) && `csrr    t0, mcause\nsw      t0, ${place}(sp)`;
const putCauseBack = (options: CoreOptions, place: number) =>
  hasClic(options) && `lw      t0, ${place}(sp)\ncsrw    mcause, t0`;

/** Handlers that compute leave rounding and exceptions as they were. */
const keepFloat = ({ base }: CoreOptions, place: number) =>
  base.zfinx && `csrr    t0, fcsr\nsw      t0, ${place}(sp)`;
const putFloatBack = ({ base }: CoreOptions, place: number) =>
  base.zfinx && `lw      t0, ${place}(sp)\ncsrw    fcsr, t0`;

/** Where exceptions come in CLIC mode, on the stack that they stay on. */
const JOINED = '    .globl  netloom_trap_joined\nnetloom_trap_joined:';

/** With a stack of its own, which mscratch holds outside of traps: neither a guard nor user mode's sp is in its way. */
function protectedEntry(options: CoreOptions): string {
  const registers = registersOf(options);
  const status = frameBytes(options);
  const bytes = status + 16;
  const lines = (instruction: string) =>
    registers.map((number) => `${instruction}      x${number}, ${4 * number}(sp)`).join('\n');
  return code`
    /* Entry of all traps: keeps the registers in a frame (struct trap_frame in trap.h) on the stack of traps, which is in
       mscratch as long as there is none, calls netloom_trap(frame), and goes on with what the frame says then. */
        .text
        .align  2
        .globl  netloom_trap_entry
        .type   netloom_trap_entry, @function
    netloom_trap_entry:
        csrrw   sp, mscratch, sp
        bnez    sp, 1f
        csrr    sp, mscratch            /* a trap of a handler stays on its stack */
    ${hasClic(options) && JOINED}
    1:  addi    sp, sp, -${bytes}
        ${lines('sw')}
        csrrw   t0, mscratch, zero
        sw      t0, 8(sp)
        csrr    t0, mepc
        sw      t0, 0(sp)
        csrr    t0, mstatus
        sw      t0, ${status}(sp)
        ${keepCause(options, status + 4)}
        ${keepFloat(options, status + 8)}

        mv      a0, sp
        call    netloom_trap
        ${putCauseBack(options, status + 4)}
        ${putFloatBack(options, status + 8)}

        ${hasDoubleTrap(options) && expectNone('t0')}
        addi    t0, sp, ${bytes}
        la      t1, __trap_stack_top
        bne     t0, t1, 2f
        csrw    mscratch, t1
    2:  lw      t0, ${status}(sp)
        csrw    mstatus, t0
        lw      t0, 0(sp)
        csrw    mepc, t0
        ${lines('lw')}
        lw      sp, 8(sp)
        mret
        .size   netloom_trap_entry, . - netloom_trap_entry
  `;
}

/** The assembler's part of trap handling: keeps all registers in a frame on the stack and calls netloom_trap. */
export function trapEntry(options: CoreOptions): string {
  if (hasProtection(options)) return protectedEntry(options);
  const registers = registersOf(options);
  const cause = frameBytes(options);
  const bytes = hasClic(options) || options.base.zfinx ? cause + 16 : cause;
  const lines = (instruction: string) =>
    registers.map((number) => `${instruction}      x${number}, ${4 * number}(sp)`).join('\n');
  return code`
    /* Entry of all traps: keeps the registers in a frame on the stack (struct trap_frame in trap.h), calls
       netloom_trap(frame), and goes on with what the frame says then. */
        .text
        .align  2
        .globl  netloom_trap_entry
        .type   netloom_trap_entry, @function
    netloom_trap_entry:
    ${hasClic(options) && JOINED}
        addi    sp, sp, -${bytes}
        ${lines('sw')}
        addi    t0, sp, ${bytes}
        sw      t0, 8(sp)
        csrr    t0, mepc
        sw      t0, 0(sp)
        ${keepCause(options, cause)}
        ${keepFloat(options, cause + 4)}

        mv      a0, sp
        call    netloom_trap
        ${putCauseBack(options, cause)}
        ${putFloatBack(options, cause + 4)}

        lw      t0, 0(sp)
        csrw    mepc, t0
        ${lines('lw')}
        addi    sp, sp, ${bytes}
        mret
        .size   netloom_trap_entry, . - netloom_trap_entry
  `;
}
