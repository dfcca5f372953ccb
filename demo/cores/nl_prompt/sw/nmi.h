/* The non-maskable interrupt (Smrnmi). It comes in any trap handler, and with interrupts off; start.S lets it through
   before main. */
#ifndef NMI_H
#define NMI_H

#include <stdint.h>

/* What was interrupted. */
struct nmi_frame {
  uint32_t pc;
  uint32_t status; /* mnstatus: MNPP (bits 12 and 11) says in which mode */
};

/* Takes away what raised the line, else it comes again at once. May call nothing that what it interrupts calls too,
   unless that bears it, and must raise no exception. */
typedef void (*nmi_handler)(const struct nmi_frame *frame, void *context);

/** Has the interrupt served by handler(frame, context); what it interrupted goes on afterwards. */
void netloom_nmi_register(nmi_handler handler, void *context);

/** Called when it comes and nobody serves it. Ends the program unless it is defined elsewhere. */
void netloom_nmi_unhandled(const struct nmi_frame *frame);

/** Called for an exception in the handler, or before start.S has let the interrupt through: there is no way back.
    Ends the program unless it is defined elsewhere. */
_Noreturn void netloom_nmi_exception(uint32_t cause, uint32_t pc, uint32_t value);

#endif
