/* How programs of this SoC reach the pins of the pair: pair0, a GPIO, is led to them. */
#include "gpio.h"
#include "lockstep.h"
#include "soc.h"

uint32_t lockstep_pins(void)
{
  return gpio_read(SOC_PAIR0);
}

void lockstep_inject(uint32_t value)
{
  SOC_PAIR0->OUT = value;
}
