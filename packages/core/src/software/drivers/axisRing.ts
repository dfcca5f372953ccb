import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /*
   * Stream to memory (netloom:ip:axis_ring): the bytes of a stream, such as a core's instruction trace, in a
   * buffer. No cache is told of them: the buffer is to lie where none is.
   */
  #ifndef AXIS_RING_H
  #define AXIS_RING_H

  #include <stdbool.h>
  #include <stddef.h>
  #include <stdint.h>

  #include "axis_ring_regs.h"

  /** Begins anew; the buffer is a multiple of 4, its size one of 8. Round and round, or until it is full. */
  void axis_ring_start(axis_ring_regs_t *ring, void *buffer, size_t size, bool wraps);

  /** Ends behind the packet in hand, and waits until all of it lies in memory; false where a write failed. */
  bool axis_ring_stop(axis_ring_regs_t *ring);

  /** Bytes that were taken since it was started, modulo 2^32. */
  uint32_t axis_ring_written(const axis_ring_regs_t *ring);

  /** Bytes that the buffer holds of whole packets, from the oldest on; of one that went round at least half. */
  size_t axis_ring_held(const axis_ring_regs_t *ring);

  /** Copies them in their order, no more than there is room for: how many. To be called when it is stopped. */
  size_t axis_ring_copy(const axis_ring_regs_t *ring, void *to, size_t size);

  #endif
`;

const source = code`
  #include "axis_ring.h"

  void axis_ring_start(axis_ring_regs_t *ring, void *buffer, size_t size, bool wraps)
  {
    axis_ring_stop(ring);
    ring->BASE = (uint32_t)(uintptr_t)buffer;
    ring->SIZE = (uint32_t)size;
    ring->CONTROL = AXIS_RING_CONTROL_ENABLE_MASK | (wraps ? AXIS_RING_CONTROL_WRAP_MASK : 0);
  }

  bool axis_ring_stop(axis_ring_regs_t *ring)
  {
    ring->CONTROL &= ~AXIS_RING_CONTROL_ENABLE_MASK;
    while (ring->STATUS & AXIS_RING_STATUS_BUSY_MASK)
      ;
    return !(ring->STATUS & AXIS_RING_STATUS_FAILED_MASK);
  }

  uint32_t axis_ring_written(const axis_ring_regs_t *ring)
  {
    return ring->WRITTEN;
  }

  size_t axis_ring_held(const axis_ring_regs_t *ring)
  {
    uint32_t status = ring->STATUS;
    uint32_t head = ring->HEAD;
    uint32_t oldest = ring->OLDEST;

    if (status & AXIS_RING_STATUS_FULL_MASK)
      return ring->SIZE;
    return head >= oldest ? head - oldest : ring->SIZE - oldest + head;
  }

  size_t axis_ring_copy(const axis_ring_regs_t *ring, void *to, size_t size)
  {
    const volatile unsigned char *buffer = (const volatile unsigned char *)(uintptr_t)ring->BASE;
    unsigned char *bytes = to;
    size_t held = axis_ring_held(ring);
    size_t place = ring->OLDEST;
    size_t all = ring->SIZE;
    size_t count = held < size ? held : size;

    for (size_t at = 0; at < count; at++) {
      bytes[at] = buffer[place];
      place = place + 1 < all ? place + 1 : 0;
    }
    return count;
  }
`;

export const axisRing = driver({
  id: 'axis_ring',
  title: 'Stream to memory',
  summary: 'The bytes of a stream in a buffer in memory, once or round and round.',
  ip: 'axis_ring',
  header,
  source,
});
