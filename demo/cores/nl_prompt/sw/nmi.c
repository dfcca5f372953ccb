#include "nmi.h"

#include "console.h"

static nmi_handler volatile registered;
static void *volatile registered_context;

void netloom_nmi(const struct nmi_frame *frame);

void netloom_nmi_register(nmi_handler handler, void *context)
{
  registered = 0; /* it may come between the two */
  registered_context = context;
  registered = handler;
}

__attribute__((weak)) void netloom_nmi_unhandled(const struct nmi_frame *frame)
{
  (void)frame;
  exit(126);
}

__attribute__((weak)) _Noreturn void netloom_nmi_exception(uint32_t cause, uint32_t pc, uint32_t value)
{
  (void)pc;
  (void)value;
  exit(192 + (int)(cause & 0x3f));
}

/* Called by netloom_nmi_entry. */
void netloom_nmi(const struct nmi_frame *frame)
{
  if (registered)
    registered(frame, registered_context);
  else
    netloom_nmi_unhandled(frame);
}
