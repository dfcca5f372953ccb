import { hasClic } from '../../options/clic.ts';
import type { CoreOptions } from '../../options/coreOptions.ts';
import { code } from '../code.ts';

export const userHeader = code`
  /* Functions that run in user mode, with what the memory protection gives it. */
  #ifndef USER_H
  #define USER_H

  #include <stdbool.h>
  #include <stdint.h>

  struct user_end {
    uint32_t cause; /* mcause: EXCEPTION_USER_CALL when the function returned */
    uint32_t value; /* mtval */
    int32_t result; /* what it returned */
  };

  typedef int32_t (*user_function)(void *argument);

  /**
   * Runs function(argument) in user mode, on a stack that ends before stack_top. Answers whether it returned; end says how
   * it ended. It calls no machine's service: an ecall of its own ends it too. Not from within itself.
   */
  bool user_run(user_function function, void *argument, void *stack_top, struct user_end *end);

  #endif
`;

export const userSource = (options: CoreOptions) => code`
  #include "user.h"

  #include "csr.h"
  #include "trap.h"

  #define MSTATUS_MPP (3u << 11)

  int32_t netloom_user_enter(user_function function, void *argument, void *stack_top);
  void netloom_user_leave(void);

  static struct user_end *current;

  /* Goes on behind netloom_user_enter, in machine mode; a trap of machine mode itself is somebody else's. */
  static bool leave(struct trap_frame *frame, uint32_t value)
  {
    if (!current || (frame->status & MSTATUS_MPP))
      return false;
    current->cause = csr_read(mcause)${hasClic(options) && ' & MCAUSE_NUMBER'};
    current->value = value;
    frame->pc = (uint32_t)netloom_user_leave;
    frame->status |= MSTATUS_MPP;
    return true;
  }

  bool user_run(user_function function, void *argument, void *stack_top, struct user_end *end)
  {
    static const unsigned char causes[] = {
        EXCEPTION_FETCH_FAULT,     EXCEPTION_ILLEGAL_INSTRUCTION, EXCEPTION_BREAKPOINT,
        EXCEPTION_LOAD_MISALIGNED, EXCEPTION_LOAD_FAULT,          EXCEPTION_STORE_MISALIGNED,
        EXCEPTION_STORE_FAULT,     EXCEPTION_USER_CALL,           EXCEPTION_FETCH_MISALIGNED,
    };
    exception_handler before[sizeof causes];

    for (unsigned index = 0; index < sizeof causes; index++)
      before[index] = netloom_exception_exchange(causes[index], leave);
    current = end;
    end->result = netloom_user_enter(function, argument, stack_top);
    current = 0;
    for (unsigned index = 0; index < sizeof causes; index++)
      netloom_exception_exchange(causes[index], before[index]);
    return end->cause == EXCEPTION_USER_CALL;
  }
`;

/** Registers that a call keeps, and the return address. */
const kept = ({ base }: CoreOptions) => [
  'ra',
  's0',
  's1',
  ...(base.isa === 'rv32e' ? [] : Array.from({ length: 10 }, (_, index) => `s${index + 2}`)),
];

export function userAssembly(options: CoreOptions): string {
  const registers = kept(options);
  const bytes = 64;
  const lines = (instruction: string) =>
    registers.map((name, index) => `${instruction}      ${name}, ${4 * index}(sp)`).join('\n');
  return code`
    /* From machine mode into user mode, and back when netloom_trap returns to netloom_user_leave. */
        .text
        .align  2
        .globl  netloom_user_enter
        .type   netloom_user_enter, @function
    netloom_user_enter:
        addi    sp, sp, -${bytes}
        ${lines('sw')}
        la      t0, machine_sp
        sw      sp, 0(t0)
        csrw    mepc, a0
        li      t0, 0x1800
        csrc    mstatus, t0
        mv      a0, a1
        mv      sp, a2
        la      ra, user_return
        mret

    /* In user mode, when the function returns. */
    user_return:
        ecall
        j       user_return

        .globl  netloom_user_leave
    netloom_user_leave:
        la      t0, machine_sp
        lw      sp, 0(t0)
        ${lines('lw')}
        addi    sp, sp, ${bytes}
        ret
        .size   netloom_user_enter, . - netloom_user_enter

        .bss
        .align  2
    machine_sp:
        .skip   4
  `;
}
