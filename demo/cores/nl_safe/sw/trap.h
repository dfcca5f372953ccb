/* Traps: who serves which interrupt and exception. */
#ifndef TRAP_H
#define TRAP_H

#include <stdbool.h>
#include <stdint.h>

/* Interrupts of the core, by mcause. */
enum {
  INTERRUPT_SOFTWARE = 3,
  INTERRUPT_TIMER = 7,
  INTERRUPT_EXTERNAL = 11,
  INTERRUPTS = 12
};

/* Exceptions, by mcause. */
enum {
  EXCEPTION_FETCH_MISALIGNED = 0,
  EXCEPTION_FETCH_FAULT = 1,
  EXCEPTION_ILLEGAL_INSTRUCTION = 2,
  EXCEPTION_BREAKPOINT = 3,
  EXCEPTION_LOAD_MISALIGNED = 4,
  EXCEPTION_LOAD_FAULT = 5,
  EXCEPTION_STORE_MISALIGNED = 6,
  EXCEPTION_STORE_FAULT = 7,
  EXCEPTION_USER_CALL = 8,
  EXCEPTION_MACHINE_CALL = 11,
  EXCEPTIONS = 12
};

/* What was interrupted. A handler may change it: the program goes on with what stands here. */
struct trap_frame {
  uint32_t pc;
  uint32_t x[31]; /* x[0] is ra (x1), x[1] sp, … */
  uint32_t status; /* mstatus: MPP says in which mode */
};

typedef void (*interrupt_handler)(void *context);
/* Answers whether it has dealt with the exception, having moved pc where the program shall go on. */
typedef bool (*exception_handler)(struct trap_frame *frame, uint32_t value);

/** Has an interrupt of the core served by handler(context), and lets it through. False for a number that is none. */
bool netloom_interrupt_register(unsigned number, interrupt_handler handler, void *context);

/** Shuts an interrupt out again. */
void netloom_interrupt_unregister(unsigned number);

/** Has an exception served; without a handler, or when it answers false, the program ends. */
bool netloom_exception_register(unsigned number, exception_handler handler);

/** Takes interrupts from now on. */
void netloom_interrupts_enable(void);

/** Takes none until netloom_interrupts_restore; answers whether they were taken before. */
bool netloom_interrupts_disable(void);

/** Undoes netloom_interrupts_disable, with what it answered. */
void netloom_interrupts_restore(bool enabled);

/** Sleeps until an interrupt that is let through is pending, taken or not. */
void netloom_wait_for_interrupt(void);

/** Called for a trap that nobody serves; value is mtval. Ends the program unless it is defined elsewhere. */
void netloom_trap_unhandled(const struct trap_frame *frame, uint32_t cause, uint32_t value);

/** Has an exception served, by nobody for 0; answers who served it before. */
exception_handler netloom_exception_exchange(unsigned number, exception_handler handler);

#endif
