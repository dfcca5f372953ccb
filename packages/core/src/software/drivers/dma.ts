import type { CoreOptions } from '../../options/coreOptions.ts';
import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { driver } from './driver.ts';

const HELD = code`

  /*
   * The controller does not see the data cache. Buffers are in memory before it reads them by cache_clean, and are read
   * anew after it has written them by cache_invalidate (cache.h), or lie in the uncached region. dma_start cleans the
   * descriptors of a chain to its end, or until it leads back to the first.
   */
`;

const UNSEEN = code`

  /*
   * The controller does not see the data cache, and the core has no instructions for its lines (Zicbom): descriptors and
   * buffers lie in the uncached region.
   */
`;

/** What a program has to know where buffers may lie in a cache. */
const told = ({ base, memory }: CoreOptions) => memory.dataCache !== null && (base.zicbom ? HELD : UNSEEN);

const header = (options: CoreOptions) => code`
  /* DMA controller (netloom:ip:dma): copies words along chains of descriptors in memory. */
  #ifndef DMA_H
  #define DMA_H

  #include <stdbool.h>
  #include <stddef.h>
  #include <stdint.h>

  #include "dma_regs.h"
  ${told(options)}

  #define DMA_TELL 1u              /* interrupt when this descriptor is done; the last of a chain always tells */
  #define DMA_FIXED_SOURCE 2u      /* all words from one address */
  #define DMA_FIXED_DESTINATION 4u /* all words to one address */

  /** Rows of bytes; addresses and numbers of bytes are multiples of 4. */
  typedef struct dma_descriptor {
    uint32_t next; /* address of the next one; 0: the last */
    uint32_t flags;
    uint32_t source, destination;
    uint32_t bytes; /* of a row */
    uint32_t rows;
    uint32_t source_stride, destination_stride; /* bytes from row to row */
  } __attribute__((aligned(32))) dma_descriptor_t;

  /** A descriptor of one row, the last of its chain. */
  void dma_describe(dma_descriptor_t *descriptor, const void *source, void *destination, size_t bytes);

  /** Plays a chain; false while the channel is busy. The descriptors stay until it is done. */
  bool dma_start(dma_regs_t *dma, unsigned channel, const dma_descriptor_t *first);

  bool dma_is_busy(const dma_regs_t *dma, unsigned channel);

  /** Whether the last chain of the channel ended by an error of the bus. */
  bool dma_failed(const dma_regs_t *dma, unsigned channel);

  /** Interrupts when descriptors of the channel are done, or one fails. */
  void dma_interrupt_on(dma_regs_t *dma, unsigned channel);

  /** Whether the channel has interrupted since the last call. */
  bool dma_interrupted(dma_regs_t *dma, unsigned channel);

  #endif
`;

/** The chain as the program wrote it, where a cache may have it alone. */
const CLEANED = code`
  const dma_descriptor_t *each = first;
  do {
    cache_clean(each, sizeof *each);
    each = (const dma_descriptor_t *)(uintptr_t)each->next;
  } while (each && each != first);
`;

const source = (cleans: boolean) => code`
  #include "dma.h"
  ${cleans && '\n#include "cache.h"'}

  static uint32_t bits_of(unsigned channel)
  {
    return 1u << channel | 0x10000u << channel;
  }

  void dma_describe(dma_descriptor_t *descriptor, const void *source, void *destination, size_t bytes)
  {
    *descriptor = (dma_descriptor_t){
      .source = (uint32_t)(uintptr_t)source,
      .destination = (uint32_t)(uintptr_t)destination,
      .bytes = bytes,
      .rows = 1,
    };
  }

  bool dma_start(dma_regs_t *dma, unsigned channel, const dma_descriptor_t *first)
  {
    if (dma_is_busy(dma, channel))
      return false;
    /* What was written to the descriptors must be in memory. */
    ${cleans && CLEANED}
    __asm__ volatile("fence" ::: "memory");
    dma->CHANNEL[channel].DESCRIPTOR = (uint32_t)(uintptr_t)first;
    dma->CHANNEL[channel].COMMAND = DMA_CHANNEL_COMMAND_START_MASK;
    return true;
  }

  bool dma_is_busy(const dma_regs_t *dma, unsigned channel)
  {
    return (dma->CHANNEL[channel].STATUS & DMA_CHANNEL_STATUS_BUSY_MASK) != 0;
  }

  bool dma_failed(const dma_regs_t *dma, unsigned channel)
  {
    return (dma->CHANNEL[channel].STATUS & DMA_CHANNEL_STATUS_ERROR_MASK) != 0;
  }

  void dma_interrupt_on(dma_regs_t *dma, unsigned channel)
  {
    dma->IRQ_STATUS = bits_of(channel);
    dma->IRQ_ENABLE |= bits_of(channel);
  }

  bool dma_interrupted(dma_regs_t *dma, unsigned channel)
  {
    uint32_t pending = dma->IRQ_STATUS & bits_of(channel);

    dma->IRQ_STATUS = pending;
    return pending != 0;
  }
`;

export const dma: DescribePiece = (target) => {
  const { zicbom } = target.options.base;
  const describe = driver({
    id: 'dma',
    title: 'DMA controller',
    summary: 'Copies of words along chains of descriptors, with an interrupt when they are done.',
    ip: 'dma',
    header: header(target.options),
    source: source(zicbom),
    needs: zicbom ? ['cache'] : [],
  });
  return describe(target);
};
