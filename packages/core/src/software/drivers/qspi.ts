import { code } from '../code.ts';
import type { DescribePiece } from '../piece.ts';
import { driver } from './driver.ts';

const HELD = code`

  /*
   * The data cache keeps what it has of the flash. What these two have changed is read anew after cache_invalidate
   * (cache.h, of a core with Zicbom) or out of the uncached region.
   */
`;

const headerFor = (cached: boolean) => code`
  /*
   * QSPI flash controller (netloom:ip:qspi) with a serial NOR flash of up to 16 MB that has the usual commands and its
   * quad enable in bit 1 of the second status register. While a command runs the flash is no memory: these functions run
   * from RAM, with interrupts off.
   */
  #ifndef QSPI_H
  #define QSPI_H

  #include <stdbool.h>
  #include <stddef.h>
  #include <stdint.h>

  #include "qspi_regs.h"

  #define QSPI_PAGE 256u    /* bytes that are programmed at a time */
  #define QSPI_SECTOR 4096u /* bytes that are erased at a time */

  /** SCK at clock_hz / 2, / 4, / 6, …: the fastest that is not above most_hz. */
  void qspi_set_rate(qspi_regs_t *qspi, uint32_t clock_hz, uint32_t most_hz);

  /** Manufacturer and device (JEDEC JEP106): 0xEF4018 is a W25Q128. */
  uint32_t qspi_identify(qspi_regs_t *qspi);

  /** From now on the memory is read over four lines. False when the flash does not enable them. */
  bool qspi_read_fast(qspi_regs_t *qspi);
  ${cached && HELD}

  /** Sets all bytes of the sector with this address to 0xFF. */
  void qspi_erase(qspi_regs_t *qspi, uint32_t address);

  /** Programs bytes that are erased, from an address of the flash on. The data may lie in the flash itself. */
  void qspi_program(qspi_regs_t *qspi, uint32_t address, const void *data, size_t size);

  #endif
`;

/** What the commands are made of, to stand in each where it runs. */
const HELPERS = code`
  #define IN_RAM __attribute__((section(".ramtext"), noinline))

  #define WRITE_ENABLE 0x06u
  #define READ_STATUS 0x05u
  #define READ_STATUS_2 0x35u
  #define WRITE_STATUS_2 0x31u
  #define IDENTIFY 0x9Fu
  #define ERASE_SECTOR 0x20u
  #define PROGRAM 0x02u
  #define STATUS_BUSY 1u
  #define QUAD_ENABLE 2u

  #define WITH_ADDRESS NETLOOM_FIELD_PREP(QSPI_FORMAT_ADDRESS_BYTES_MASK, QSPI_ADDRESS_BYTES_THREE)

  static inline __attribute__((always_inline)) void finish(qspi_regs_t *qspi)
  {
    while (qspi->STATUS & QSPI_STATUS_BUSY_MASK)
      ;
  }

  static inline __attribute__((always_inline)) void play(qspi_regs_t *qspi, uint32_t format, uint32_t size)
  {
    qspi->FORMAT = format;
    qspi->LENGTH = size;
    qspi->COMMAND = QSPI_COMMAND_START_MASK;
  }

  static inline __attribute__((always_inline)) uint32_t read_bytes(qspi_regs_t *qspi, uint32_t opcode, unsigned size)
  {
    uint32_t value = 0;

    play(qspi, opcode, size);
    finish(qspi);
    for (; size > 0; size--)
      value = value << 8 | (qspi->DATA & QSPI_DATA_BYTE_MASK);
    return value;
  }
`;

/** What runs from RAM: a command, and what a write of the flash consists of. */
const commands = (masked: boolean, refetches: boolean) => code`
  /* The flash is memory again${refetches ? ': what was fetched of it before, or while it was none, is fetched anew' : ', before the program goes on in it'}. */
  static inline __attribute__((always_inline)) void be_memory(qspi_regs_t *qspi)
  {
    qspi->CONTROL |= QSPI_CONTROL_XIP_MASK;
    __asm__ volatile("${refetches ? 'fence.i' : 'fence'}" ::: "memory");
  }

  /* A command that reads up to four bytes; the first one is the highest. */
  static IN_RAM uint32_t ask(qspi_regs_t *qspi, uint32_t opcode, unsigned size)
  {
    ${masked && 'uint32_t status = interrupts_off();'}
    qspi->CONTROL &= ~QSPI_CONTROL_XIP_MASK;
    finish(qspi);
    uint32_t value = read_bytes(qspi, opcode, size);
    be_memory(qspi);
    ${masked && 'interrupts_restore(status);'}
    return value;
  }

  /* A command that writes, from the write enable to the end of the flash's own work; the data lie in RAM. */
  static IN_RAM void put(qspi_regs_t *qspi, uint32_t format, uint32_t address, const unsigned char *data, uint32_t size)
  {
    ${masked && 'uint32_t status = interrupts_off();'}
    qspi->CONTROL &= ~QSPI_CONTROL_XIP_MASK;
    finish(qspi);
    play(qspi, WRITE_ENABLE, 0);
    finish(qspi);
    qspi->COMMAND = QSPI_COMMAND_CLEAR_MASK;
    qspi->ADDRESS = address;
    play(qspi, format | QSPI_FORMAT_WRITE_MASK, size);
    for (uint32_t at = 0; at < size; at++) {
      while (qspi->STATUS & QSPI_STATUS_FULL_MASK)
        ;
      qspi->DATA = data[at];
    }
    finish(qspi);
    while (read_bytes(qspi, READ_STATUS, 1) & STATUS_BUSY)
      ;
    be_memory(qspi);
    ${masked && 'interrupts_restore(status);'}
  }
`;

/** The functions of the header, on what the file has so far. */
const FUNCTIONS = code`
  void qspi_set_rate(qspi_regs_t *qspi, uint32_t clock_hz, uint32_t most_hz)
  {
    uint32_t half = (clock_hz + 2 * most_hz - 1) / (2 * most_hz);
    /* 50 ns between transfers. */
    uint32_t apart = clock_hz / 20000000 + 1;

    half = half < 1 ? 1 : half > 256 ? 256 : half;
    apart = apart < 2 ? 2 : apart > 17 ? 17 : apart;
    qspi->CONTROL = (qspi->CONTROL & (QSPI_CONTROL_XIP_MASK | QSPI_CONTROL_LATE_MASK)) |
                    NETLOOM_FIELD_PREP(QSPI_CONTROL_DIVIDER_MASK, half - 1) |
                    NETLOOM_FIELD_PREP(QSPI_CONTROL_DESELECT_MASK, apart - 2);
  }

  uint32_t qspi_identify(qspi_regs_t *qspi)
  {
    return ask(qspi, IDENTIFY, 3);
  }

  bool qspi_read_fast(qspi_regs_t *qspi)
  {
    unsigned char status = (unsigned char)(ask(qspi, READ_STATUS_2, 1) | QUAD_ENABLE);

    put(qspi, WRITE_STATUS_2, 0, &status, 1);
    if (!(ask(qspi, READ_STATUS_2, 1) & QUAD_ENABLE))
      return false;
    /* Fast read quad I/O: address and mode byte on four lines, then four clocks. */
    qspi->XIP_FORMAT = 0xEB | NETLOOM_FIELD_PREP(QSPI_XIP_FORMAT_ADDRESS_BYTES_MASK, QSPI_ADDRESS_BYTES_THREE) |
                       NETLOOM_FIELD_PREP(QSPI_XIP_FORMAT_ADDRESS_LANES_MASK, QSPI_LANES_FOUR) |
                       NETLOOM_FIELD_PREP(QSPI_XIP_FORMAT_DATA_LANES_MASK, QSPI_LANES_FOUR) |
                       NETLOOM_FIELD_PREP(QSPI_XIP_FORMAT_DUMMY_MASK, 4) | QSPI_XIP_FORMAT_MODE_MASK |
                       QSPI_XIP_FORMAT_MODE_BYTE_MASK;
    return true;
  }

  void qspi_erase(qspi_regs_t *qspi, uint32_t address)
  {
    put(qspi, ERASE_SECTOR | WITH_ADDRESS, address, NULL, 0);
  }

  void qspi_program(qspi_regs_t *qspi, uint32_t address, const void *data, size_t size)
  {
    const unsigned char *from = data;
    unsigned char page[QSPI_PAGE];

    while (size > 0) {
      uint32_t part = QSPI_PAGE - address % QSPI_PAGE;
      if (part > size)
        part = size;
      for (uint32_t at = 0; at < part; at++)
        page[at] = from[at];
      put(qspi, PROGRAM | WITH_ADDRESS, address, page, part);
      address += part;
      from += part;
      size -= part;
    }
  }
`;

const MASKING = code`
  static inline __attribute__((always_inline)) uint32_t interrupts_off(void)
  {
    uint32_t status = csr_read(mstatus) & MSTATUS_MIE;

    csr_clear(mstatus, MSTATUS_MIE);
    return status;
  }

  static inline __attribute__((always_inline)) void interrupts_restore(uint32_t status)
  {
    csr_set(mstatus, status);
  }
`;

/** Where the core has no interrupts, there are none to keep off. */
const sourceFor = (masked: boolean, refetches: boolean) => code`
  #include "qspi.h"

  ${masked && '#include "csr.h"'}
  ${masked && ' '}
  ${masked && MASKING}
  ${masked && ' '}
  ${HELPERS}

  ${commands(masked, refetches)}

  ${FUNCTIONS}
`;

export const qspi: DescribePiece = (target) => {
  const { base, memory } = target.options;
  const { zicsr, zifencei } = base;
  const describe = driver({
    id: 'qspi',
    title: 'QSPI flash',
    summary:
      'Reads over four lines, erases and programs a serial flash, also the one that the program runs from.',
    ip: 'qspi',
    header: headerFor(memory.dataCache !== null),
    source: sourceFor(zicsr, zifencei),
    needs: zicsr ? ['csr'] : [],
  });
  return describe(target);
};
