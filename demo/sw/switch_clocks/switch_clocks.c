/* Divides the peripherals' clock and selects the core's, and tells of it at the same rate all along. */
#include <stdint.h>
#include <stdio.h>

#include "processor_soc_clocks.h"
#include "soc.h"
#include "uart.h"

#define BAUD 115200u
#define READS 1000u

/* Lets the last character out, changes the clock, and gives the UART the divisor of the new rate. */
static void divide_peripherals(uint32_t ratio)
{
  uart_flush(SOC_UART0);
  processor_soc_clock_clk_per_divide(SOC_CRG0, ratio);
  /* A ratio is taken when the period under way ends, of at most 64 crystal periods. */
  for (volatile int wait = 0; wait < 20; wait++)
    ;
  SOC_UART0->DIVISOR = uart_divisor(processor_soc_clock_clk_per_rate(SOC_CRG0), BAUD);
}

static void tell(const char *what)
{
  printf("%s: core %lu kHz, peripherals %lu kHz\n", what,
         (unsigned long)(processor_soc_clock_clk_core_rate(SOC_CRG0) / 1000u),
         (unsigned long)(processor_soc_clock_clk_per_rate(SOC_CRG0) / 1000u));
}

int main(void)
{
  static const uint32_t ratios[] = {2, 5, 3, 1};

  tell("Start");
  for (unsigned i = 0; i < sizeof ratios / sizeof *ratios; i++) {
    divide_peripherals(ratios[i]);
    tell("Divided");
  }
  if (!processor_soc_clock_clk_core_select(SOC_CRG0, PROCESSOR_SOC_CLOCK_CLK_CORE_FROM_CLK_HALF, READS))
    puts("The core's clock does not switch.");
  tell("Slow core");
  divide_peripherals(4);
  tell("Both");
  divide_peripherals(1);
  if (!processor_soc_clock_clk_core_select(SOC_CRG0, PROCESSOR_SOC_CLOCK_CLK_CORE_FROM_CLK, READS))
    puts("The core's clock does not switch back.");
  tell("End");
  return 0;
}
