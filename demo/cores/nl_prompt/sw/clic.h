/* The core-local interrupt controller (CLIC): levels, priorities and triggers of interrupts, and who serves them. */
#ifndef CLIC_H
#define CLIC_H

#include <stdbool.h>
#include <stdint.h>

#define CLIC_BASE 0x02010000u
#define CLIC_INTERRUPTS 21u /* one more than the highest number */
#define CLIC_PINS 4u
#define CLIC_PIN(pin) (17u + (pin)) /* number of irq_local[pin]; others are INTERRUPT_... of trap.h */
#define CLIC_CONTROL_BITS 4u

enum clic_trigger { CLIC_HIGH, CLIC_RISING, CLIC_LOW, CLIC_FALLING };

/**
 * Turns the controller on: from here on interrupts come by it alone, all of them shut out, a high level, of the lowest
 * level and priority. Of CLIC_CONTROL_BITS so many say the level, the others the priority; false for more than there are.
 */
bool clic_init(unsigned level_bits);

/** When an interrupt asks. What it asked for before by an edge is forgotten. False for a number that is none. */
bool clic_set_trigger(unsigned number, enum clic_trigger trigger);

/**
 * A handler is interrupted by those of higher levels, 1 to 255, whose lower bits read as ones. Of what waits at one
 * level that of the highest priority is served first. False where the controller cannot keep them apart from others.
 */
bool clic_set_level(unsigned number, unsigned level, unsigned priority);

/** Lets an interrupt through. */
void clic_enable(unsigned number);

/** Shuts it out; when this returns it comes no more. */
void clic_disable(unsigned number);

/** Whether it asks, let through or not. */
bool clic_is_pending(unsigned number);

/** Has an interrupt ask that is triggered by an edge, or takes that back. */
void clic_set_pending(unsigned number, bool pending);

/** Only interrupts above that level come, 0: all. Answers what it was. */
unsigned clic_set_threshold(unsigned level);

/**
 * Has an interrupt served by handler(context), a function as any other, which higher levels interrupt. Handlers that
 * wait when it ends are called one after the other, before what was interrupted goes on. What asks by a level must ask
 * no more when its handler ends. False for a number that is none.
 */
bool clic_register(unsigned number, void (*handler)(void *context), void *context);

/** Called for an interrupt that nobody serves. Ends the program unless it is defined elsewhere. */
void clic_unserved(unsigned number);

/** Has the core go straight to handler, declared with __attribute__((interrupt)). False for a number that is none. */
bool clic_vector(unsigned number, void (*handler)(void));

/* What such a handler keeps, so that higher levels interrupt it from clic_open to clic_close. */
struct clic_interrupted {
  uint32_t pc;
  uint32_t cause;
};

static inline struct clic_interrupted clic_open(void)
{
  struct clic_interrupted kept;

  __asm__ volatile("csrr %0, mepc" : "=r"(kept.pc) : : "memory");
  __asm__ volatile("csrr %0, mcause" : "=r"(kept.cause) : : "memory");
  __asm__ volatile("csrsi mstatus, 8" : : : "memory");
  return kept;
}

static inline void clic_close(struct clic_interrupted kept)
{
  __asm__ volatile("csrci mstatus, 8" : : : "memory");
  __asm__ volatile("csrw mcause, %0" : : "r"(kept.cause) : "memory");
  __asm__ volatile("csrw mepc, %0" : : "r"(kept.pc) : "memory");
}

#endif
