#include "checks.h"
#include "i2c.h"
#include "soc.h"

#define EEPROM 0x50u
#define NOBODY 0x31u
#define PAGE 8u
#define FIRST 0x40u

/* Until its write cycle is over the EEPROM does not answer. */
static bool is_ready(void)
{
  for (unsigned attempt = 0; attempt < 1000; attempt++)
    if (i2c_transfer(SOC_I2C0, EEPROM, NULL, 0, NULL, 0))
      return true;
  return false;
}

bool check_i2c(void)
{
  static const unsigned char page[1 + PAGE] = {FIRST, 'N', 'e', 't', 'l', 'o', 'o', 'm', '!'};
  unsigned char first = FIRST;
  unsigned char read[PAGE];

  i2c_init(SOC_I2C0, SOC_I2C0_CLOCK_HZ, 400000);
  if (i2c_transfer(SOC_I2C0, NOBODY, NULL, 0, NULL, 0))
    return false;
  if (!i2c_transfer(SOC_I2C0, EEPROM, page, sizeof page, NULL, 0) || !is_ready())
    return false;
  if (!i2c_transfer(SOC_I2C0, EEPROM, &first, 1, read, PAGE))
    return false;
  for (unsigned at = 0; at < PAGE; at++)
    if (read[at] != page[1 + at])
      return false;
  return true;
}
