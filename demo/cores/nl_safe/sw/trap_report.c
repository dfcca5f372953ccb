#include "console.h"
#include "stdio.h"
#include "trap.h"

static const char *const exceptions[EXCEPTIONS] = {
    [EXCEPTION_FETCH_MISALIGNED] = "misaligned jump",
    [EXCEPTION_FETCH_FAULT] = "jump into nothing",
    [EXCEPTION_ILLEGAL_INSTRUCTION] = "illegal instruction",
    [EXCEPTION_BREAKPOINT] = "breakpoint",
    [EXCEPTION_LOAD_MISALIGNED] = "misaligned load",
    [EXCEPTION_LOAD_FAULT] = "load from nothing",
    [EXCEPTION_STORE_MISALIGNED] = "misaligned store",
    [EXCEPTION_STORE_FAULT] = "store to nothing",
    [EXCEPTION_USER_CALL] = "call from user mode",
    [EXCEPTION_MACHINE_CALL] = "call from machine mode",
};

static const char *name_of(uint32_t cause)
{
  if (cause >> 31)
    return "interrupt";
  return cause < EXCEPTIONS && exceptions[cause] ? exceptions[cause] : "trap";
}

void netloom_trap_unhandled(const struct trap_frame *frame, uint32_t cause, uint32_t value)
{
  unsigned number = cause & 0x7fffffff;

  printf("\n%s that nobody serves: cause %u, pc 0x%08x, value 0x%08x\n", name_of(cause), number,
         (unsigned)frame->pc, (unsigned)value);
  for (unsigned index = 0; index < sizeof frame->x / sizeof frame->x[0]; index++)
    printf("x%-2u 0x%08x%c", index + 1, (unsigned)frame->x[index], index % 4 == 3 ? '\n' : ' ');
  putchar('\n');
  exit(128 + (int)(cause & 0x7f));
}
