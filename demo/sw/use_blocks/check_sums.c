#include <string.h>

#include "checks.h"
#include "crc.h"
#include "sha256.h"
#include "soc.h"

/* The check value of CRC-32 in Williams' catalogue of parameters. */
bool check_crc(void)
{
  static const char text[] = "123456789";

  crc_start(SOC_CRC0, &CRC_32);
  crc_add(SOC_CRC0, text, strlen(text));
  return crc_result(SOC_CRC0) == 0xCBF43926u;
}

/* The example of one block in NIST's FIPS 180-4. */
bool check_sha256(void)
{
  static const unsigned char expected[32] = {
      0xBA, 0x78, 0x16, 0xBF, 0x8F, 0x01, 0xCF, 0xEA, 0x41, 0x41, 0x40, 0xDE, 0x5D, 0xAE, 0x22, 0x23,
      0xB0, 0x03, 0x61, 0xA3, 0x96, 0x17, 0x7A, 0x9C, 0xB4, 0x10, 0xFF, 0x61, 0xF2, 0x00, 0x15, 0xAD,
  };
  unsigned char digest[32];

  sha256(SOC_SHA0, "abc", 3, digest);
  return memcmp(digest, expected, sizeof digest) == 0;
}
