#include "clic.h"

#include "console.h"
#include "csr.h"

#define CONFIGURATION (*(volatile uint8_t *)CLIC_BASE)
#define INPUTS ((volatile struct input *)(CLIC_BASE + 0x1000u))

struct input {
  uint8_t pending, enabled, attributes, control;
};

enum { BY_TABLE = 1, TRIGGER = 1, MACHINE = 0xc0 };

/* The table of mtvt, and behind it what netloom_clic_entry hands to each handler. */
static struct {
  void (*handler[CLIC_INTERRUPTS])(void *context);
  void *context[CLIC_INTERRUPTS];
} served __attribute__((aligned(64)));

void netloom_clic_entry(void);

/* Numbers without an interrupt have no mode. */
static bool exists(unsigned number)
{
  return number < CLIC_INTERRUPTS && (INPUTS[number].attributes & MACHINE) != 0;
}

static unsigned bits_of_level(void)
{
  return CONFIGURATION >> 1 & 15;
}

bool clic_set_trigger(unsigned number, enum clic_trigger trigger)
{
  if (!exists(number))
    return false;
  INPUTS[number].attributes = (INPUTS[number].attributes & BY_TABLE) | (uint8_t)trigger << TRIGGER;
  INPUTS[number].pending = 0;
  return true;
}

bool clic_set_level(unsigned number, unsigned level, unsigned priority)
{
  unsigned bits = bits_of_level();
  unsigned missing = 8 - CLIC_CONTROL_BITS;

  if (!exists(number) || level == 0 || level > 255 || priority >> (CLIC_CONTROL_BITS - bits) != 0)
    return false;
  INPUTS[number].control = (uint8_t)((level & ~(0xffu >> bits)) | priority << missing);
  return true;
}

void clic_enable(unsigned number)
{
  if (exists(number))
    INPUTS[number].enabled = 1;
}

/* The read comes behind the write, and the interrupt before it or never. */
void clic_disable(unsigned number)
{
  if (!exists(number))
    return;
  INPUTS[number].enabled = 0;
  (void)INPUTS[number].enabled;
}

bool clic_is_pending(unsigned number)
{
  return exists(number) && INPUTS[number].pending != 0;
}

void clic_set_pending(unsigned number, bool pending)
{
  if (exists(number))
    INPUTS[number].pending = pending;
}

unsigned clic_set_threshold(unsigned level)
{
  unsigned before = csr_read(0x347); /* mintthresh */

  csr_write(0x347, level);
  return before;
}

static void install(unsigned number, void (*handler)(void *), void *context, bool by_table)
{
  bool enabled = INPUTS[number].enabled != 0;

  clic_disable(number);
  served.handler[number] = handler;
  served.context[number] = context;
  __asm__ volatile("fence.i" : : : "memory");
  INPUTS[number].attributes = (uint8_t)((INPUTS[number].attributes & ~BY_TABLE) | by_table);
  INPUTS[number].enabled = enabled;
}

bool clic_register(unsigned number, void (*handler)(void *context), void *context)
{
  if (!exists(number) || handler == 0)
    return false;
  install(number, handler, context, false);
  return true;
}

__attribute__((weak)) void clic_unserved(unsigned number)
{
  exit(128 + (int)(number & 0x7f));
}

static void nobody(void *number)
{
  clic_unserved((unsigned)(uintptr_t)number);
}

bool clic_vector(unsigned number, void (*handler)(void))
{
  if (!exists(number) || handler == 0)
    return false;
  install(number, (void (*)(void *))(uintptr_t)handler, 0, true);
  return true;
}

bool clic_init(unsigned level_bits)
{
  if (level_bits > CLIC_CONTROL_BITS)
    return false;
  for (unsigned number = 0; number < CLIC_INTERRUPTS; number++) {
    INPUTS[number].enabled = 0;
    INPUTS[number].attributes = 0;
    INPUTS[number].control = 0;
    INPUTS[number].pending = 0;
    served.handler[number] = nobody;
    served.context[number] = (void *)(uintptr_t)number;
  }
  CONFIGURATION = (uint8_t)(level_bits << 1);
  csr_write(0x307, (uintptr_t)served.handler); /* mtvt */
  csr_write(0x347, 0); /* mintthresh */
  csr_write(mtvec, (uintptr_t)netloom_clic_entry | 3);
  return true;
}
