/* Two copies of the core in lockstep: tries the comparison, and serves its error, which the SoC leads to the
   non-maskable interrupt of the core (lockstep_error_p to nmi). */
#ifndef LOCKSTEP_H
#define LOCKSTEP_H

#include <stdbool.h>
#include <stdint.h>

#include "nmi.h"

/* In what the copies first differed: the core's pins lockstep_where. */
#define LOCKSTEP_FETCH 1u /* the bus of the instructions */
#define LOCKSTEP_DATA 2u /* the bus of the data, or that of both */
#define LOCKSTEP_MEMORY 4u /* the core's own memories */
#define LOCKSTEP_DEBUG 8u /* the debug module */
#define LOCKSTEP_CUSTOM 16u /* custom instructions */
#define LOCKSTEP_TRACE 32u /* the instruction trace */
#define LOCKSTEP_STATE 64u /* waiting in wfi, halted, or locked up */

/* Bits that are compared, each of which can be injected. */
#define LOCKSTEP_BITS 149u

/* The pins, as the SoC shows them to programs: define both for yours. On the bench they are there; else nothing is
   ever told, and lockstep_test fails. */
uint32_t lockstep_pins(void);         /* lockstep_error_p in bit 31, lockstep_where below */
void lockstep_inject(uint32_t value); /* lockstep_inject in bit 31, lockstep_inject_bit below; 0: none */

/** Tries the comparison bit by bit: whether each difference was told by the interrupt, once, and nothing was told
    without one. To be called when the program starts; lockstep_register may be called before or after. */
bool lockstep_test(void);

/* Brings the system to its safe state and has it reset. What it runs on has failed. */
typedef void (*lockstep_handler)(uint32_t where, const struct nmi_frame *frame, void *context);

/** Takes the non-maskable interrupt: handler(where, frame, context) is called where the copies have parted, and does
    not return; else other(frame, context), which may be 0. */
void lockstep_register(lockstep_handler handler, nmi_handler other, void *context);

#endif
