#include <stddef.h>

#include "checks.h"
#include "delay.h"
#include "gpio.h"
#include "plic.h"
#include "pwm.h"
#include "rtc.h"
#include "soc.h"
#include "timer.h"

/* Cycles that software may take to notice: it runs from the flash. */
#define SLACK 3000u

#define PERIOD 40000u /* clocks of a period, and of a second here */
#define CLOCKS 100u   /* of a tick of the PWM */

static bool is_near(uint64_t measured, uint64_t expected)
{
  return measured + SLACK >= expected && measured <= expected + SLACK;
}

static void wait_for_level(uint32_t level)
{
  while ((gpio_read(SOC_GPIO1) & 1) != level)
    ;
}

/* The first output is read back through a GPIO. */
bool check_pwm(void)
{
  pwm_start(SOC_PWM0, PERIOD / CLOCKS, CLOCKS);
  pwm_duty(SOC_PWM0, 0, PERIOD / CLOCKS / 4);
  wait_for_level(1);
  wait_for_level(0);
  wait_for_level(1);
  uint64_t rise = netloom_cycles();
  wait_for_level(0);
  uint64_t fall = netloom_cycles();
  wait_for_level(1);
  uint64_t end = netloom_cycles();
  pwm_stop(SOC_PWM0);
  return is_near(fall - rise, PERIOD / 4) && is_near(end - rise, PERIOD);
}

static volatile bool has_rung;

static void ring_timer(void *context)
{
  (void)context;
  timer_interrupt_at(SOC_TIMER0, UINT64_MAX);
  has_rung = true;
}

static void ring_alarm(void *context)
{
  (void)context;
  rtc_alarm_served(SOC_RTC0);
  has_rung = true;
}

bool check_timer(void)
{
  has_rung = false;
  timer_start(SOC_TIMER0, 40);
  uint64_t start = netloom_cycles();
  plic_register(SOC_TIMER0_IRQ, 2, ring_timer, NULL);
  timer_interrupt_at(SOC_TIMER0, PERIOD / 40);
  wait_until(&has_rung);
  return is_near(netloom_cycles() - start, PERIOD);
}

bool check_rtc(void)
{
  has_rung = false;
  plic_register(SOC_RTC0_IRQ, 2, ring_alarm, NULL);
  rtc_start(SOC_RTC0, 1000, PERIOD);
  uint64_t start = netloom_cycles();
  rtc_alarm_at(SOC_RTC0, 1002);
  wait_until(&has_rung);
  return is_near(netloom_cycles() - start, 2 * PERIOD) && rtc_now(SOC_RTC0).seconds == 1002;
}
