import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* AXI-Stream port (netloom:ip:axis_port): packets to one stream and from another. */
  #ifndef AXIS_PORT_H
  #define AXIS_PORT_H

  #include <stdbool.h>
  #include <stddef.h>
  #include <stdint.h>

  #include "axis_port_regs.h"

  /** Sends a beat of 1 to 4 bytes, the lowest ones of the word; false while there is no room for it. */
  bool axis_port_put(axis_port_regs_t *port, uint32_t word, unsigned bytes, bool is_last, unsigned dest);

  /** Takes the oldest beat; false while there is none. \`keep\` has a bit for each byte, \`is_last\` tells the end of a packet. */
  bool axis_port_get(axis_port_regs_t *port, uint32_t *word, unsigned *keep, bool *is_last);

  /** Sends a packet of at least one byte; waits for room. */
  void axis_port_send(axis_port_regs_t *port, const void *data, size_t size, unsigned dest);

  /**
   * Takes a packet and waits for its end: how many bytes it had. Those behind \`size\` are dropped.
   */
  size_t axis_port_receive(axis_port_regs_t *port, void *data, size_t size);

  /** Interrupts as long as a beat waits to be taken, or all that was sent has left, or not. */
  void axis_port_interrupt_on(axis_port_regs_t *port, bool received, bool sent);

  #endif
`;

const source = code`
  #include "axis_port.h"

  #define BEAT 4u /* bytes */

  bool axis_port_put(axis_port_regs_t *port, uint32_t word, unsigned bytes, bool is_last, unsigned dest)
  {
    if (port->STATUS & AXIS_PORT_STATUS_FULL_MASK)
      return false;
    port->SEND = NETLOOM_FIELD_PREP(AXIS_PORT_SEND_KEEP_MASK, (1u << bytes) - 1u) |
                 (is_last ? AXIS_PORT_SEND_LAST_MASK : 0) | (dest ? AXIS_PORT_SEND_DEST_MASK : 0);
    port->DATA = word;
    return true;
  }

  bool axis_port_get(axis_port_regs_t *port, uint32_t *word, unsigned *keep, bool *is_last)
  {
    uint32_t oldest = port->OLDEST;

    if (oldest & AXIS_PORT_OLDEST_EMPTY_MASK)
      return false;
    *keep = NETLOOM_FIELD_GET(AXIS_PORT_OLDEST_KEEP_MASK, oldest);
    *is_last = (oldest & AXIS_PORT_OLDEST_LAST_MASK) != 0;
    *word = port->DATA;
    return true;
  }

  void axis_port_send(axis_port_regs_t *port, const void *data, size_t size, unsigned dest)
  {
    const unsigned char *bytes = data;

    while (size > 0) {
      unsigned count = size < BEAT ? (unsigned)size : BEAT;
      uint32_t word = 0;

      for (unsigned at = 0; at < count; at++)
        word |= (uint32_t)bytes[at] << (8 * at);
      while (!axis_port_put(port, word, count, count == size, dest))
        ;
      bytes += count;
      size -= count;
    }
  }

  size_t axis_port_receive(axis_port_regs_t *port, void *data, size_t size)
  {
    unsigned char *bytes = data;
    size_t count = 0;
    bool is_last = false;

    while (!is_last) {
      uint32_t word;
      unsigned keep;

      if (!axis_port_get(port, &word, &keep, &is_last))
        continue;
      for (unsigned at = 0; at < BEAT; at++) {
        if (!(keep >> at & 1))
          continue;
        if (count < size)
          bytes[count] = (unsigned char)(word >> (8 * at));
        count++;
      }
    }
    return count;
  }

  void axis_port_interrupt_on(axis_port_regs_t *port, bool received, bool sent)
  {
    port->IRQ_ENABLE = (received ? AXIS_PORT_IRQ_ENABLE_RECEIVED_MASK : 0) |
                       (sent ? AXIS_PORT_IRQ_ENABLE_SENT_MASK : 0);
  }
`;

export const axisPort = driver({
  id: 'axis_port',
  title: 'AXI-Stream port',
  summary: 'Packets to one stream and from another.',
  ip: 'axis_port',
  header,
  source,
});
