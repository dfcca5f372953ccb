#include "trap.h"

#include "clic.h"
#include "console.h"
#include "csr.h"

static struct {
  interrupt_handler handler;
  void *context;
} interrupts[INTERRUPTS];

static exception_handler exceptions[EXCEPTIONS];

void netloom_trap(struct trap_frame *frame);

bool netloom_interrupt_register(unsigned number, interrupt_handler handler, void *context)
{
  if (csr_read(mtvec) & MTVEC_CLIC) {
    if (!clic_register(number, handler, context))
      return false;
    clic_enable(number);
    return true;
  }
  if (number >= INTERRUPTS || handler == 0)
    return false;
  csr_clear(mie, 1u << number);
  interrupts[number].handler = handler;
  interrupts[number].context = context;
  csr_set(mie, 1u << number);
  return true;
}

void netloom_interrupt_unregister(unsigned number)
{
  if (csr_read(mtvec) & MTVEC_CLIC) {
    clic_disable(number);
    return;
  }
  if (number >= INTERRUPTS)
    return;
  csr_clear(mie, 1u << number);
  interrupts[number].handler = 0;
}

bool netloom_exception_register(unsigned number, exception_handler handler)
{
  if (number >= EXCEPTIONS)
    return false;
  exceptions[number] = handler;
  return true;
}

void netloom_interrupts_enable(void)
{
  csr_set(mstatus, MSTATUS_MIE);
}

bool netloom_interrupts_disable(void)
{
  return (csr_read_clear(mstatus, MSTATUS_MIE) & MSTATUS_MIE) != 0;
}

void netloom_interrupts_restore(bool enabled)
{
  if (enabled)
    netloom_interrupts_enable();
}

void netloom_wait_for_interrupt(void)
{
  __asm__ volatile("wfi" : : : "memory");
}

__attribute__((weak)) void netloom_trap_unhandled(const struct trap_frame *frame, uint32_t cause, uint32_t value)
{
  (void)frame;
  (void)value;
  exit(128 + (int)(cause & 0x7f));
}

/* Called by netloom_trap_entry with interrupts off. */
void netloom_trap(struct trap_frame *frame)
{
  uint32_t cause = csr_read(mcause) & MCAUSE_NUMBER;
  uint32_t value = csr_read(mtval);
  uint32_t number = cause & ~MCAUSE_INTERRUPT;

  if (cause & MCAUSE_INTERRUPT) {
    if (number < INTERRUPTS && interrupts[number].handler) {
      interrupts[number].handler(interrupts[number].context);
      return;
    }
  } else if (number < EXCEPTIONS && exceptions[number] && exceptions[number](frame, value)) {
    return;
  }
  netloom_trap_unhandled(frame, cause, value);
}
