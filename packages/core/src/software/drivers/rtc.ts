import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* Real-time counter (netloom:ip:rtc): seconds and an alarm. */
  #ifndef RTC_H
  #define RTC_H

  #include <stdint.h>

  #include "rtc_regs.h"

  /** Seconds, and clocks of the second under way. */
  typedef struct {
    uint32_t seconds;
    uint32_t clocks;
  } rtc_time_t;

  /** Counts on from that second, which begins now, with so many clocks a second. */
  void rtc_start(rtc_regs_t *rtc, uint32_t seconds, uint32_t clock_hz);

  /** The time, both numbers of one moment; not to be interrupted by who reads it too. */
  rtc_time_t rtc_now(rtc_regs_t *rtc);

  /** Interrupts when that second begins. */
  void rtc_alarm_at(rtc_regs_t *rtc, uint32_t second);

  /** Takes the alarm's interrupt back. */
  void rtc_alarm_served(rtc_regs_t *rtc);

  #endif
`;

const source = code`
  #include "rtc.h"

  void rtc_start(rtc_regs_t *rtc, uint32_t seconds, uint32_t clock_hz)
  {
    rtc->CONTROL = 0;
    rtc->IRQ_ENABLE = 0;
    rtc->FREQUENCY = clock_hz;
    rtc->SECONDS = seconds;
    rtc->CONTROL = RTC_CONTROL_ENABLE_MASK;
  }

  rtc_time_t rtc_now(rtc_regs_t *rtc)
  {
    rtc_time_t now;

    now.seconds = rtc->SECONDS;
    now.clocks = rtc->CLOCKS;
    return now;
  }

  void rtc_alarm_at(rtc_regs_t *rtc, uint32_t second)
  {
    rtc->ALARM = second;
    rtc->IRQ_STATUS = RTC_IRQ_STATUS_ALARM_MASK;
    rtc->IRQ_ENABLE |= RTC_IRQ_ENABLE_ALARM_MASK;
  }

  void rtc_alarm_served(rtc_regs_t *rtc)
  {
    rtc->IRQ_STATUS = RTC_IRQ_STATUS_ALARM_MASK;
  }
`;

export const rtc = driver({
  id: 'rtc',
  title: 'Real-time counter',
  summary: 'Seconds, the time within them, and an alarm.',
  ip: 'rtc',
  header,
  source,
});
