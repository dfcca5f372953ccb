import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* Pulse-width modulator (netloom:ip:pwm): outputs with one period and a duty each. */
  #ifndef PWM_H
  #define PWM_H

  #include <stdint.h>

  #include "pwm_regs.h"

  /**
   * Counts periods of so many ticks (1 to 65535), each of so many clocks (1 to 65536); all outputs are inactive until
   * pwm_duty. Of a 40 MHz clock, 2000 ticks of one clock are 20 kHz.
   */
  void pwm_start(pwm_regs_t *pwm, uint32_t ticks, uint32_t clocks);

  /** All outputs show their inactive level. */
  void pwm_stop(pwm_regs_t *pwm);

  /** From the next period on the output is active in so many ticks; in all of them from the period's ticks on. */
  void pwm_duty(pwm_regs_t *pwm, unsigned channel, uint32_t ticks);

  /** The outputs of the mask are active low, the others high. */
  void pwm_active_low(pwm_regs_t *pwm, uint32_t channels);

  #endif
`;

const source = code`
  #include "pwm.h"

  void pwm_start(pwm_regs_t *pwm, uint32_t ticks, uint32_t clocks)
  {
    pwm->CONTROL = 0;
    pwm->IRQ_ENABLE = 0;
    pwm->PRESCALE = clocks - 1;
    pwm->PERIOD = ticks;
    for (unsigned channel = 0; channel < sizeof pwm->DUTY / sizeof pwm->DUTY[0]; channel++)
      pwm->DUTY[channel] = 0;
    pwm->CONTROL = PWM_CONTROL_ENABLE_MASK;
  }

  void pwm_stop(pwm_regs_t *pwm)
  {
    pwm->CONTROL = 0;
  }

  void pwm_duty(pwm_regs_t *pwm, unsigned channel, uint32_t ticks)
  {
    pwm->DUTY[channel] = ticks;
  }

  void pwm_active_low(pwm_regs_t *pwm, uint32_t channels)
  {
    pwm->POLARITY = channels;
  }
`;

export const pwm = driver({
  id: 'pwm',
  title: 'PWM',
  summary: 'Period, and the duty of each output.',
  ip: 'pwm',
  header,
  source,
});
