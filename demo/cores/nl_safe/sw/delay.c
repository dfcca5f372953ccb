#include "delay.h"

#include "csr.h"

uint64_t netloom_cycles(void)
{
  return csr_cycles();
}

void delay_cycles(uint32_t cycles)
{
  uint64_t start = netloom_cycles();

  while (netloom_cycles() - start < cycles)
    ;
}

void delay_microseconds(uint32_t microseconds, uint32_t clock_hz)
{
  uint64_t cycles = (uint64_t)microseconds * clock_hz / 1000000 + 1;

  for (; cycles > UINT32_MAX; cycles -= UINT32_MAX)
    delay_cycles(UINT32_MAX);
  delay_cycles((uint32_t)cycles);
}
