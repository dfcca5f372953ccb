#include "clint.h"

#define MSIP (*(volatile uint32_t *)(CLINT_BASE + 0x0000u))
#define MTIMECMP ((volatile uint32_t *)(CLINT_BASE + 0x4000u))
#define MTIME ((const volatile uint32_t *)(CLINT_BASE + 0xBFF8u))

uint64_t clint_now(void)
{
  uint32_t high, low, again;

  do {
    high = MTIME[1];
    low = MTIME[0];
    again = MTIME[1];
  } while (high != again);
  return (uint64_t)high << 32 | low;
}

/* In an order in which the two halves together are never in the past (RISC-V privileged specification, 3.2.1). */
void clint_interrupt_at(uint64_t cycle)
{
  MTIMECMP[0] = UINT32_MAX;
  MTIMECMP[1] = (uint32_t)(cycle >> 32);
  MTIMECMP[0] = (uint32_t)cycle;
}

void clint_software_interrupt(int raised)
{
  MSIP = raised != 0;
}
