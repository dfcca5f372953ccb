import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* I2C target (netloom:ip:i2c_target): bytes from and to a controller that addresses this device. */
  #ifndef I2C_TARGET_H
  #define I2C_TARGET_H

  #include <stdbool.h>
  #include <stdint.h>

  #include "i2c_target_regs.h"

  /** Answers a seven-bit address from now on; what was queued is forgotten. */
  void i2c_target_init(i2c_target_regs_t *target, unsigned address);

  /** The oldest byte that was written to this device, or -1 if there is none. */
  int i2c_target_get(i2c_target_regs_t *target);

  /** Queues a byte that will be read from this device; false while there is no room. */
  bool i2c_target_put(i2c_target_regs_t *target, unsigned char byte);

  /** Forgets the bytes that were queued and not read. */
  void i2c_target_forget(i2c_target_regs_t *target);

  /** Whether a controller waits for a byte, with the clock held low. */
  bool i2c_target_is_wanted(const i2c_target_regs_t *target);

  /** Interrupts as long as a byte waits to be taken, or a controller waits for one, or not. */
  void i2c_target_interrupt_on(i2c_target_regs_t *target, bool received, bool wanted);

  /** Whether a transfer with this device has ended since the last call. */
  bool i2c_target_ended(i2c_target_regs_t *target);

  #endif
`;

const source = code`
  #include "i2c_target.h"

  void i2c_target_init(i2c_target_regs_t *target, unsigned address)
  {
    target->CONTROL = 0;
    target->IRQ_ENABLE = 0;
    target->IRQ_STATUS = I2C_TARGET_IRQ_STATUS_ENDED_MASK;
    target->COMMAND = I2C_TARGET_COMMAND_TX_CLEAR_MASK | I2C_TARGET_COMMAND_RX_CLEAR_MASK;
    target->CONTROL = I2C_TARGET_CONTROL_ENABLE_MASK | NETLOOM_FIELD_PREP(I2C_TARGET_CONTROL_ADDRESS_MASK, address);
  }

  int i2c_target_get(i2c_target_regs_t *target)
  {
    uint32_t data = target->DATA;

    return data & I2C_TARGET_DATA_EMPTY_MASK ? -1 : (int)(data & I2C_TARGET_DATA_BYTE_MASK);
  }

  bool i2c_target_put(i2c_target_regs_t *target, unsigned char byte)
  {
    if (target->STATUS & I2C_TARGET_STATUS_TX_FULL_MASK)
      return false;
    target->DATA = byte;
    return true;
  }

  void i2c_target_forget(i2c_target_regs_t *target)
  {
    target->COMMAND = I2C_TARGET_COMMAND_TX_CLEAR_MASK;
  }

  bool i2c_target_is_wanted(const i2c_target_regs_t *target)
  {
    return (target->IRQ_STATUS & I2C_TARGET_IRQ_STATUS_WANTED_MASK) != 0;
  }

  void i2c_target_interrupt_on(i2c_target_regs_t *target, bool received, bool wanted)
  {
    target->IRQ_ENABLE = (received ? I2C_TARGET_IRQ_ENABLE_RECEIVED_MASK : 0) |
                         (wanted ? I2C_TARGET_IRQ_ENABLE_WANTED_MASK : 0);
  }

  bool i2c_target_ended(i2c_target_regs_t *target)
  {
    uint32_t ended = target->IRQ_STATUS & I2C_TARGET_IRQ_STATUS_ENDED_MASK;

    target->IRQ_STATUS = ended;
    return ended != 0;
  }
`;

export const i2cTarget = driver({
  id: 'i2c_target',
  title: 'I²C target',
  summary: 'Bytes from and to a controller that addresses this device.',
  ip: 'i2c_target',
  header,
  source,
});
