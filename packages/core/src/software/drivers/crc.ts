import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* CRC unit (netloom:ip:crc): checks of bytes in memory. */
  #ifndef CRC_H
  #define CRC_H

  #include <stdbool.h>
  #include <stddef.h>
  #include <stdint.h>

  #include "crc_regs.h"

  /** A check in the parameters of Williams' model; reflected: bytes and check with the lowest bit first. */
  typedef struct {
    unsigned width;
    uint32_t polynomial, initial, final_xor;
    bool reflected;
  } crc_kind_t;

  /** CRC-32 of Ethernet and zip. */
  static const crc_kind_t CRC_32 = {32, 0x04C11DB7u, 0xFFFFFFFFu, 0xFFFFFFFFu, true};

  /** Begins a check. */
  void crc_start(crc_regs_t *crc, const crc_kind_t *kind);

  /** Takes size bytes; may be called again for more. */
  void crc_add(crc_regs_t *crc, const void *bytes, size_t size);

  /** The check of all bytes since crc_start. */
  static inline uint32_t crc_result(const crc_regs_t *crc)
  {
    return crc->RESULT;
  }

  #endif
`;

const source = code`
  #include "crc.h"

  void crc_start(crc_regs_t *crc, const crc_kind_t *kind)
  {
    uint32_t reflected = kind->reflected ? CRC_CONTROL_REFLECT_IN_MASK | CRC_CONTROL_REFLECT_OUT_MASK : 0;

    crc->POLYNOMIAL = kind->polynomial;
    crc->INITIAL = kind->initial;
    crc->FINAL_XOR = kind->final_xor;
    crc->CONTROL = CRC_CONTROL_RESTART_MASK | reflected | NETLOOM_FIELD_PREP(CRC_CONTROL_WIDTH_MASK, kind->width);
  }

  /* Words where they are aligned, single bytes before and behind. */
  void crc_add(crc_regs_t *crc, const void *bytes, size_t size)
  {
    const unsigned char *next = bytes;

    while (size > 0) {
      if (((uintptr_t)next & 3) == 0 && size >= 4) {
        crc->DATA = *(const uint32_t *)(const void *)next;
        next += 4;
        size -= 4;
      } else {
        *(volatile uint8_t *)&crc->DATA = *next++;
        size--;
      }
    }
  }
`;

export const crc = driver({
  id: 'crc',
  title: 'CRC',
  summary: 'Checks of bytes in memory, with any polynomial.',
  ip: 'crc',
  header,
  source,
});
