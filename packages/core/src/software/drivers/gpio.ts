import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* GPIO (netloom:ip:gpio): pins, a bit each. */
  #ifndef GPIO_H
  #define GPIO_H

  #include <stdint.h>

  #include "gpio_regs.h"

  typedef enum { GPIO_IRQ_NONE, GPIO_IRQ_RISE, GPIO_IRQ_FALL, GPIO_IRQ_BOTH, GPIO_IRQ_HIGH, GPIO_IRQ_LOW } gpio_irq_t;

  /** Drives the pins of the mask. */
  void gpio_output(gpio_regs_t *gpio, uint32_t pins);

  /** Lets go of the pins of the mask. */
  void gpio_input(gpio_regs_t *gpio, uint32_t pins);

  /** Sets, clears or inverts the pins of the mask, each in one access. */
  static inline void gpio_set(gpio_regs_t *gpio, uint32_t pins)
  {
    gpio->OUT_SET = pins;
  }

  static inline void gpio_clear(gpio_regs_t *gpio, uint32_t pins)
  {
    gpio->OUT_CLEAR = pins;
  }

  static inline void gpio_toggle(gpio_regs_t *gpio, uint32_t pins)
  {
    gpio->OUT_TOGGLE = pins;
  }

  /** Levels of all pins. */
  static inline uint32_t gpio_read(const gpio_regs_t *gpio)
  {
    return gpio->IN;
  }

  /** What of the pins of the mask interrupts; what was pending of them is forgotten. */
  void gpio_interrupt_on(gpio_regs_t *gpio, uint32_t pins, gpio_irq_t irq);

  /** Pins that have interrupted since the last call. */
  uint32_t gpio_interrupts(gpio_regs_t *gpio);

  #endif
`;

const source = code`
  #include "gpio.h"

  void gpio_output(gpio_regs_t *gpio, uint32_t pins)
  {
    gpio->OE |= pins;
  }

  void gpio_input(gpio_regs_t *gpio, uint32_t pins)
  {
    gpio->OE &= ~pins;
  }

  static uint32_t changed(uint32_t enabled, uint32_t pins, int on)
  {
    return on ? enabled | pins : enabled & ~pins;
  }

  void gpio_interrupt_on(gpio_regs_t *gpio, uint32_t pins, gpio_irq_t irq)
  {
    gpio->IRQ_RISE = changed(gpio->IRQ_RISE, pins, irq == GPIO_IRQ_RISE || irq == GPIO_IRQ_BOTH);
    gpio->IRQ_FALL = changed(gpio->IRQ_FALL, pins, irq == GPIO_IRQ_FALL || irq == GPIO_IRQ_BOTH);
    gpio->IRQ_HIGH = changed(gpio->IRQ_HIGH, pins, irq == GPIO_IRQ_HIGH);
    gpio->IRQ_LOW = changed(gpio->IRQ_LOW, pins, irq == GPIO_IRQ_LOW);
    gpio->IRQ_STATUS = pins;
  }

  uint32_t gpio_interrupts(gpio_regs_t *gpio)
  {
    uint32_t pins = gpio->IRQ_STATUS;

    gpio->IRQ_STATUS = pins;
    return pins;
  }
`;

export const gpio = driver({
  id: 'gpio',
  title: 'GPIO',
  summary: 'Directions, levels and interrupts of pins, many at a time by a mask.',
  ip: 'gpio',
  header,
  source,
});
