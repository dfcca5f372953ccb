import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* I2C controller (netloom:ip:i2c): bytes to and from a device by its seven-bit address. */
  #ifndef I2C_H
  #define I2C_H

  #include <stdbool.h>
  #include <stddef.h>
  #include <stdint.h>

  #include "i2c_regs.h"

  /** A bit takes four quarters: not faster than most_hz, and with low times that the bus specification asks for. */
  void i2c_init(i2c_regs_t *i2c, uint32_t clock_hz, uint32_t most_hz);

  /**
   * Writes size bytes, then reads more after a repeated start, then stops; either count may be 0. False when the device
   * did not acknowledge a byte, or another controller won the bus.
   */
  bool i2c_transfer(i2c_regs_t *i2c, unsigned address, const void *send, size_t size, void *receive, size_t more);

  #endif
`;

const source = code`
  #include "i2c.h"

  /* Half of the least low time: 4.7 us up to 100 kbit/s, 1.3 us above (NXP UM10204, table 10). */
  static uint32_t least_quarter(uint32_t clock_hz, uint32_t most_hz)
  {
    uint32_t tenths_of_mhz = (clock_hz + 99999) / 100000;

    return (tenths_of_mhz * (most_hz > 100000 ? 65 : 235) + 999) / 1000;
  }

  void i2c_init(i2c_regs_t *i2c, uint32_t clock_hz, uint32_t most_hz)
  {
    uint32_t quarter = (clock_hz / 4 + most_hz - 1) / most_hz;
    uint32_t least = least_quarter(clock_hz, most_hz);

    i2c->CONTROL = 0;
    i2c->IRQ_ENABLE = 0;
    i2c->TIMING = quarter < least ? least : quarter;
    i2c->CONTROL = I2C_CONTROL_ENABLE_MASK;
  }

  /* Plays a command to its end; false when the bus was lost. */
  static bool play(i2c_regs_t *i2c, uint32_t command)
  {
    i2c->IRQ_STATUS = I2C_IRQ_STATUS_LOST_MASK;
    i2c->COMMAND = command;
    while (i2c->STATUS & I2C_STATUS_BUSY_MASK)
      ;
    return !(i2c->IRQ_STATUS & I2C_IRQ_STATUS_LOST_MASK);
  }

  ${transfers()}
`;

/** A byte of each kind, and the transfer of many. */
function transfers(): string {
  return code`
    /* A byte, with a stop when it is the last or is not acknowledged. */
    static bool put(i2c_regs_t *i2c, uint32_t command, unsigned byte, bool last)
    {
      i2c->DATA = byte;
      if (!play(i2c, command | I2C_COMMAND_WRITE_MASK | (last ? I2C_COMMAND_STOP_MASK : 0)))
        return false;
      if (!(i2c->STATUS & I2C_STATUS_NACK_MASK))
        return true;
      if (!last)
        play(i2c, I2C_COMMAND_STOP_MASK);
      return false;
    }

    bool i2c_transfer(i2c_regs_t *i2c, unsigned address, const void *send, size_t size, void *receive, size_t more)
    {
      const unsigned char *out = send;
      unsigned char *in = receive;

      if (size > 0 || more == 0) {
        if (!put(i2c, I2C_COMMAND_START_MASK, address << 1, size == 0))
          return false;
        for (size_t at = 0; at < size; at++)
          if (!put(i2c, 0, out[at], at == size - 1 && more == 0))
            return false;
      }
      if (more == 0)
        return true;
      if (!put(i2c, I2C_COMMAND_START_MASK, address << 1 | 1, false))
        return false;
      for (size_t at = 0; at < more; at++) {
        uint32_t ends = at == more - 1 ? I2C_COMMAND_NACK_MASK | I2C_COMMAND_STOP_MASK : 0;
        if (!play(i2c, I2C_COMMAND_READ_MASK | ends))
          return false;
        in[at] = (unsigned char)i2c->DATA;
      }
      return true;
    }
  `;
}

export const i2c = driver({
  id: 'i2c',
  title: 'I²C controller',
  summary: 'Bytes to and from a device on the bus, with repeated starts.',
  ip: 'i2c',
  header,
  source,
});
