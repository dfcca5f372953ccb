#include "lockstep.h"

#include "console.h"

#define TOLD 0x80000000u
#define PATIENCE 64 /* reads of the pins */

static lockstep_handler volatile registered;
static nmi_handler volatile registered_other;
static void *volatile registered_context;
static volatile bool testing;
static volatile uint32_t interrupts;

#define BENCH_LOCKSTEP (*(volatile uint32_t *)0xF0000018u)

uint32_t lockstep_pins(void)
{
  return BENCH_LOCKSTEP;
}

void lockstep_inject(uint32_t value)
{
  BENCH_LOCKSTEP = value;
}

static void serve(const struct nmi_frame *frame, void *context)
{
  uint32_t pins = lockstep_pins();

  if (!(pins & TOLD)) {
    if (registered_other)
      registered_other(frame, context);
    else
      netloom_nmi_unhandled(frame);
    return;
  }
  if (testing) {
    interrupts++;
    lockstep_inject(0);
    return;
  }
  if (registered)
    registered(pins & ~TOLD, frame, context);
  exit(125);
}

void lockstep_register(lockstep_handler handler, nmi_handler other, void *context)
{
  registered = handler;
  registered_other = other;
  registered_context = context;
  netloom_nmi_register(serve, context);
}

static bool told_once(uint32_t bit)
{
  uint32_t before = interrupts;
  int patience;

  lockstep_inject(TOLD | bit);
  for (patience = PATIENCE; patience > 0 && interrupts == before; patience--)
    (void)lockstep_pins();
  lockstep_inject(0);
  return interrupts == before + 1;
}

bool lockstep_test(void)
{
  bool all = !(lockstep_pins() & TOLD);
  uint32_t bit;

  if (!all)
    return false;
  netloom_nmi_register(serve, registered_context);
  testing = true;
  for (bit = 0; bit < LOCKSTEP_BITS && all; bit++)
    all = told_once(bit) && !(lockstep_pins() & TOLD);
  testing = false;
  return all;
}
