import { code } from '../code.ts';
import { driver } from './driver.ts';

const header = code`
  /* SHA-256 (netloom:ip:sha256): digests of bytes in memory. */
  #ifndef SHA256_H
  #define SHA256_H

  #include <stddef.h>

  #include "sha256_regs.h"

  /** The digest of size bytes, in the order in which it is written. */
  void sha256(sha256_regs_t *sha, const void *bytes, size_t size, unsigned char digest[32]);

  #endif
`;

const source = code`
  #include "sha256.h"

  #include <stdbool.h>
  #include <stdint.h>

  /* The byte of the padded message: the message, a one, zeros, and its length in bits (FIPS 180-4, 5.1.1). */
  static unsigned char padded(const unsigned char *message, size_t size, size_t whole, size_t at)
  {
    if (at < size)
      return message[at];
    if (at == size)
      return 0x80;
    return at + 8 < whole ? 0 : (unsigned char)((uint64_t)size * 8 >> 8 * (whole - 1 - at));
  }

  void sha256(sha256_regs_t *sha, const void *bytes, size_t size, unsigned char digest[32])
  {
    size_t whole = (size + 9 + 63) / 64 * 64;

    sha->IRQ_ENABLE = 0;
    for (size_t at = 0; at < whole; at += 64) {
      for (size_t word = at; word < at + 64; word += 4) {
        uint32_t bits = 0;
        for (size_t byte = word; byte < word + 4; byte++)
          bits = bits << 8 | padded(bytes, size, whole, byte);
        sha->WORD = bits;
      }
      sha->COMMAND = SHA256_COMMAND_BLOCK_MASK | (at == 0 ? SHA256_COMMAND_START_MASK : 0);
      while (sha->STATUS & SHA256_STATUS_BUSY_MASK)
        ;
    }
    for (size_t at = 0; at < 32; at++)
      digest[at] = (unsigned char)(sha->DIGEST[at / 4] >> (24 - 8 * (at % 4)));
  }
`;

export const sha256 = driver({
  id: 'sha256',
  title: 'SHA-256',
  summary: 'The digest of bytes in memory.',
  ip: 'sha256',
  header,
  source,
});
