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
  current->cause = csr_read(mcause);
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
