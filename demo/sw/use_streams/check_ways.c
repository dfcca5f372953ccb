#include <string.h>

#include "axis_port.h"
#include "checks.h"
#include "plic.h"
#include "soc.h"

/* By way 0 a packet becomes bytes, waits in a queue, and becomes words again; by way 1 it stays as it is. */
enum { BY_BYTES, STRAIGHT };

#define MOST 40u

static unsigned char byte_of(unsigned way, unsigned at)
{
  return (unsigned char)(way == BY_BYTES ? 3 * at + 1 : 255 - 5 * at);
}

static bool is_packet(const unsigned char *data, size_t size, unsigned way, size_t expected)
{
  for (size_t at = 0; at < size && at < MOST; at++)
    if (data[at] != byte_of(way, (unsigned)at))
      return false;
  return size == expected;
}

/* A packet of each way at once: each arrives whole, the shorter way's first. */
static bool pass(size_t slow, size_t straight)
{
  unsigned char out[MOST], first[MOST], second[MOST];
  size_t first_size, second_size;

  for (unsigned at = 0; at < MOST; at++)
    out[at] = byte_of(BY_BYTES, at);
  axis_port_send(SOC_PORT0, out, slow, BY_BYTES);
  for (unsigned at = 0; at < MOST; at++)
    out[at] = byte_of(STRAIGHT, at);
  axis_port_send(SOC_PORT0, out, straight, STRAIGHT);
  first_size = axis_port_receive(SOC_PORT0, first, MOST);
  second_size = axis_port_receive(SOC_PORT0, second, MOST);
  if (first[0] == byte_of(STRAIGHT, 0))
    return is_packet(first, first_size, STRAIGHT, straight) && is_packet(second, second_size, BY_BYTES, slow);
  return is_packet(first, first_size, BY_BYTES, slow) && is_packet(second, second_size, STRAIGHT, straight);
}

bool check_ways(void)
{
  for (size_t size = 1; size <= 24; size++)
    if (!pass(size, 25 - size))
      return false;
  return true;
}

#define LONG 500u /* bytes: more than all queues on the way hold */

static volatile unsigned count;
static volatile bool is_right, has_ended;

static void receive(void *context)
{
  uint32_t word;
  unsigned keep;
  bool is_last;

  (void)context;
  while (axis_port_get(SOC_PORT0, &word, &keep, &is_last)) {
    for (unsigned at = 0; at < 4; at++)
      if (keep >> at & 1) {
        is_right = is_right && (unsigned char)(word >> (8 * at)) == (unsigned char)(count * count);
        count++;
      }
    has_ended = is_last;
  }
}

/* Sent by polling, received by interrupt. */
bool check_long_packet(void)
{
  static unsigned char data[LONG];

  for (unsigned at = 0; at < LONG; at++)
    data[at] = (unsigned char)(at * at);
  count = 0;
  is_right = true;
  has_ended = false;
  plic_register(SOC_PORT0_IRQ, 1, receive, NULL);
  axis_port_interrupt_on(SOC_PORT0, true, false);
  axis_port_send(SOC_PORT0, data, LONG, BY_BYTES);
  while (!has_ended)
    ;
  axis_port_interrupt_on(SOC_PORT0, false, false);
  return is_right && count == LONG;
}
