/* The generated main() runs to its loop, where user code ends the program; its error handler ends it too. */
#include "machine.h"

int generated_main(void);

static uint32_t ticks;

/* Time passes as it is looked at. */
uint32_t HAL_GetTick(void)
{
  return ticks++;
}

void host_disable_irq(void)
{
  machine_finish("Error_Handler");
}

void host_halt(void)
{
  machine_finish("halt");
}

void host_loop(void)
{
  machine_finish("loop");
}

int main(void)
{
  machine_reset();
  return generated_main();
}
