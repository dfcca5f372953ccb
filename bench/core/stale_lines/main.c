/* What a DMA controller writes, as a core sees it whose data cache has no instructions for its lines. */
#include <stdint.h>
#include <stdio.h>

#include "dma.h"
#include "soc.h"

#define WORDS 16u
#define CACHE_BYTES 8192u
#define OF_DEVICE __attribute__((aligned(64)))

OF_DEVICE static uint32_t from[WORDS];
OF_DEVICE static uint32_t to[WORDS];
OF_DEVICE static dma_descriptor_t descriptor;
OF_DEVICE static volatile uint32_t others[4 * CACHE_BYTES / sizeof(uint32_t)];

static const char *seen(void)
{
  unsigned old = 0, new = 0;

  for (unsigned at = 0; at < WORDS; at++) {
    old += ((volatile uint32_t *)to)[at] == 1;
    new += ((volatile uint32_t *)to)[at] == 2;
  }
  return new == WORDS ? "new" : old == WORDS ? "old" : "neither";
}

int main(void)
{
  for (unsigned at = 0; at < WORDS; at++) {
    from[at] = 2;
    to[at] = 1;
  }
  dma_describe(&descriptor, from, to, sizeof to);
  __asm__ volatile("fence.i" ::: "memory"); /* all that was written is in memory, and in the cache still */
  if (!dma_start(SOC_DMA0, 0, &descriptor))
    return 1;
  while (dma_is_busy(SOC_DMA0, 0))
    ;
  printf("copied %s: %s\n", dma_failed(SOC_DMA0, 0) ? "with an error" : "without an error", seen());
  __asm__ volatile("fence.i" ::: "memory");
  printf("after fence.i: %s\n", seen());
  for (unsigned at = 0; at < sizeof others / sizeof others[0]; at++)
    (void)others[at];
  printf("when other lines have taken the place: %s\n", seen());
  return 0;
}
