/* Core-local interruptor: the core's own timer and software interrupt (layout of the SiFive CLINT). */
#ifndef CLINT_H
#define CLINT_H

#include <stdint.h>

#define CLINT_BASE 0x02000000u

/** Cycles since the reset, as the timer counts them. */
uint64_t clint_now(void);

/** Interrupts (INTERRUPT_TIMER) from that cycle on, until it is called again with a later one. UINT64_MAX: never. */
void clint_interrupt_at(uint64_t cycle);

/** Raises the software interrupt (INTERRUPT_SOFTWARE), or takes it back. */
void clint_software_interrupt(int raised);

#endif
