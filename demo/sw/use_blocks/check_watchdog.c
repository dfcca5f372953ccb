#include <stddef.h>

#include "checks.h"
#include "delay.h"
#include "plic.h"
#include "soc.h"
#include "watchdog.h"

#define CLOCKS 40u /* of a tick */
#define EARLY 200u /* before so many ticks a kick is a fault */
#define PATIENCE 1000u /* ticks until it barks */
#define SLACK 5000u /* cycles that software may take to notice: it runs from the flash */

static volatile bool heard;

static void hear(void *context)
{
  (void)context;
  heard = watchdog_barked(SOC_WATCHDOG0);
}

/* Twice as long as it waits before it barks. */
static bool is_quiet_while_kicked(void)
{
  for (int kicks = 0; kicks < 4; kicks++) {
    delay_cycles(PATIENCE / 2 * CLOCKS);
    watchdog_kick(SOC_WATCHDOG0);
  }
  return !heard;
}

/* A kick behind another is too early, and restarts nothing: it barks as if that had not been. */
static bool tells_early_and_late(void)
{
  uint64_t start = netloom_cycles();

  watchdog_kick(SOC_WATCHDOG0);
  wait_until(&heard);
  uint64_t early = netloom_cycles() - start;
  heard = false;
  wait_until(&heard);
  uint64_t late = netloom_cycles() - start;
  return early < SLACK && late + SLACK >= PATIENCE * CLOCKS && late <= PATIENCE * CLOCKS + SLACK;
}

static bool is_locked(void)
{
  watchdog_bark_after(SOC_WATCHDOG0, WATCHDOG_NEVER);
  watchdog_bite_after(SOC_WATCHDOG0, WATCHDOG_NEVER);
  watchdog_lock(SOC_WATCHDOG0);
  watchdog_bark_after(SOC_WATCHDOG0, EARLY);
  return SOC_WATCHDOG0->BARK == WATCHDOG_NEVER && (SOC_WATCHDOG0->CONTROL & WATCHDOG_CONTROL_BITE_ENABLE_MASK);
}

bool check_watchdog(void)
{
  plic_register(SOC_WATCHDOG0_IRQ, 2, hear, NULL);
  watchdog_start(SOC_WATCHDOG0, CLOCKS);
  watchdog_window(SOC_WATCHDOG0, EARLY);
  watchdog_bark_after(SOC_WATCHDOG0, PATIENCE);
  return is_quiet_while_kicked() && tells_early_and_late() && is_locked();
}
