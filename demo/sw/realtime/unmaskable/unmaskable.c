/* The non-maskable interrupt comes while interrupts are off and within a trap handler, and what it interrupts goes on. */
#include <stdio.h>

#include "clint.h"
#include "csr.h"
#include "nmi.h"
#include "trap.h"
#include "soc.h"
#include "watchdog.h"

static volatile unsigned unmasked;
static volatile unsigned masked;
static volatile uint32_t cause;

/* The watchdog barks: a program that hangs with interrupts off is told so. */
static void raise_line(void)
{
  watchdog_start(SOC_WATCHDOG0, 1);
  watchdog_bark_after(SOC_WATCHDOG0, 100);
}

static void lower_line(void)
{
  watchdog_bark_after(SOC_WATCHDOG0, WATCHDOG_NEVER);
}

static void served(const struct nmi_frame *frame, void *context)
{
  (void)frame;
  (void)context;
  lower_line();
  unmasked++;
}

/* Raises it, and waits until it came: nothing here lets an interrupt through. */
static void meet(void)
{
  unsigned before = unmasked;

  raise_line();
  for (int patience = 10000; patience > 0 && unmasked == before; patience--)
    ;
}

static void software(void *context)
{
  (void)context;
  clint_software_interrupt(0);
  masked++;
}

/* It leaves the registers of the trap alone. */
static bool called(struct trap_frame *frame, uint32_t value)
{
  (void)value;
  meet();
  cause = csr_read(mcause) & MCAUSE_NUMBER;
  frame->pc += 4;
  return true;
}

int main(void)
{
  netloom_nmi_register(served, 0);
  netloom_exception_register(EXCEPTION_MACHINE_CALL, called);
  netloom_interrupt_register(INTERRUPT_SOFTWARE, software, 0);
  clint_software_interrupt(1);

  meet();
  printf("interrupts off: non-maskable %u, software %u\n", unmasked, masked);

  __asm__ volatile("ecall" : : : "memory");
  printf("in a trap handler: non-maskable %u, cause still %u\n", unmasked, (unsigned)cause);

  netloom_interrupts_enable();
  printf("interrupts on: non-maskable %u, software %u\n", unmasked, masked);
  return unmasked != 2;
}
