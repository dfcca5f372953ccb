#include "checks.h"
#include "dma.h"
#include "plic.h"
#include "soc.h"

#define ROWS 8u
#define WORDS 6u  /* of a row */
#define STRIDE 8u /* words from row to row of the copy */

/* In the flash, as all that is constant. */
static const uint32_t table[ROWS * WORDS] = {
    0x243F6A88, 0x85A308D3, 0x13198A2E, 0x03707344, 0xA4093822, 0x299F31D0, 0x082EFA98, 0xEC4E6C89,
    0x452821E6, 0x38D01377, 0xBE5466CF, 0x34E90C6C, 0xC0AC29B7, 0xC97C50DD, 0x3F84D5B5, 0xB5470917,
    0x9216D5D9, 0x8979FB1B, 0xD1310BA6, 0x98DFB5AC, 0x2FFD72DB, 0xD01ADFB7, 0xB8E1AFED, 0x6A267E96,
};
OF_DEVICE static uint32_t rows[ROWS * STRIDE];
OF_DEVICE static uint32_t copy[ROWS * STRIDE];
static volatile bool is_done;

static void done(void *context)
{
  (void)context;
  if (dma_interrupted(SOC_DMA0, 0))
    is_done = true;
}

/* Two descriptors: the table with gaps between its rows, then all of that once more. */
bool check_dma(void)
{
  static dma_descriptor_t spread, again;

  dma_describe(&spread, table, rows, WORDS * sizeof(uint32_t));
  spread.next = (uint32_t)(uintptr_t)&again;
  spread.rows = ROWS;
  spread.source_stride = WORDS * sizeof(uint32_t);
  spread.destination_stride = STRIDE * sizeof(uint32_t);
  dma_describe(&again, rows, copy, sizeof rows);
  for (unsigned at = 0; at < ROWS * STRIDE; at++)
    rows[at] = ~at;
  hand_over(rows, sizeof rows);
  hand_over(copy, sizeof copy);

  plic_register(SOC_DMA0_IRQ, 1, done, NULL);
  dma_interrupt_on(SOC_DMA0, 0);
  if (!dma_start(SOC_DMA0, 0, &spread))
    return false;
  wait_until(&is_done);
  if (dma_failed(SOC_DMA0, 0))
    return false;
  read_anew(copy, sizeof copy);
  for (unsigned at = 0; at < ROWS * STRIDE; at++) {
    unsigned row = at / STRIDE, word = at % STRIDE;
    if (copy[at] != (word < WORDS ? table[row * WORDS + word] : ~at))
      return false;
  }
  return true;
}
