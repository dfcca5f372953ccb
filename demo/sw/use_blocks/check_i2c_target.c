#include "checks.h"
#include "i2c.h"
#include "i2c_target.h"
#include "plic.h"
#include "soc.h"

#define ADDRESS 0x2Au
#define SIZE 20u /* more than a queue holds */

static unsigned char received[SIZE];
static volatile unsigned count, answered;

static unsigned char answer(unsigned index)
{
  return (unsigned char)(31 * index + 9);
}

/* Until it has been served the target holds the clock low, and the controller waits. */
static void serve(void *context)
{
  int byte;

  (void)context;
  while (count < SIZE && (byte = i2c_target_get(SOC_TARGET0)) >= 0)
    received[count++] = (unsigned char)byte;
  if (i2c_target_is_wanted(SOC_TARGET0))
    i2c_target_put(SOC_TARGET0, answer(answered++));
}

/* The controller of the same chip writes and reads by polling; interrupts serve the target. */
bool check_i2c_target(void)
{
  static unsigned char sent[SIZE], read[SIZE];

  for (unsigned at = 0; at < SIZE; at++)
    sent[at] = (unsigned char)(at * at + 5);
  i2c_target_init(SOC_TARGET0, ADDRESS);
  plic_register(SOC_TARGET0_IRQ, 1, serve, NULL);
  i2c_target_interrupt_on(SOC_TARGET0, true, true);
  i2c_init(SOC_I2C0, SOC_I2C0_CLOCK_HZ, 400000);
  if (!i2c_transfer(SOC_I2C0, ADDRESS, sent, SIZE, read, SIZE))
    return false;
  for (unsigned at = 0; at < SIZE; at++)
    if (received[at] != sent[at] || read[at] != answer(at))
      return false;
  return count == SIZE && answered == SIZE && i2c_target_ended(SOC_TARGET0);
}
