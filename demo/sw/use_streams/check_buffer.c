#include "axi4_monitor.h"
#include "checks.h"
#include "dma.h"
#include "soc.h"

#define WORDS 256u
#define OWN 512u /* words: where the core writes meanwhile */

static volatile uint32_t *const near = (volatile uint32_t *)SOC_BUFFER0_A_BASE;
static volatile uint32_t *const far = (volatile uint32_t *)SOC_BUFFER0_B_BASE;
static uint32_t data[WORDS];

bool fill_buffer(void)
{
  static dma_descriptor_t all;
  unsigned written = 0;

  for (unsigned at = 0; at < WORDS; at++) {
    data[at] = 0x9E3779B9u * (at + 1);
    near[at] = 0;
  }
  dma_describe(&all, data, (void *)SOC_BUFFER0_B_BASE, sizeof data);
  if (!dma_start(SOC_DMA0, 0, &all))
    return false;
  while (dma_is_busy(SOC_DMA0, 0)) {
    near[OWN + written % WORDS] = written;
    written++;
  }
  return written > 0 && !dma_failed(SOC_DMA0, 0);
}

/* What one port has written the other one reads, either way. */
bool check_buffer(void)
{
  if (!fill_buffer())
    return false;
  for (unsigned at = 0; at < WORDS; at++)
    if (near[at] != data[at] || far[at] != data[at])
      return false;
  for (unsigned at = 0; at < WORDS; at++)
    near[OWN + at] = ~at;
  for (unsigned at = 0; at < WORDS; at++)
    if (far[OWN + at] != ~at)
      return false;
  return true;
}

/* The monitor stands before the second port: it sees the copy, and nothing of what the core does at the first. */
bool check_monitor(void)
{
  axi4_monitor_traffic_t reads, writes;

  axi4_monitor_start(SOC_MONITOR0);
  if (!fill_buffer())
    return false;
  axi4_monitor_stop(SOC_MONITOR0);
  axi4_monitor_read(SOC_MONITOR0, AXI4_MONITOR_READS, &reads);
  axi4_monitor_read(SOC_MONITOR0, AXI4_MONITOR_WRITES, &writes);
  return reads.transactions == 0 && writes.bytes == sizeof data && writes.beats == WORDS &&
         writes.errors == 0 && writes.transactions > 0 && axi4_monitor_latency(&writes) > 0;
}
