#include "checks.h"
#include "qspi.h"
#include "soc.h"

#define W25Q128 0xEF4018u
#define FASTEST 104000000u  /* Hz of SCK that the part takes */
#define FREE 0x00800000u    /* where no program lies */
#define SIZE 300u           /* more than a page */

static const volatile unsigned char *const memory = (const volatile unsigned char *)SOC_QSPI0_S_AXI_BASE;

static unsigned char expected(uint32_t at)
{
  return (unsigned char)(7 * at + 3);
}

static bool is_erased(uint32_t address, uint32_t size)
{
  for (uint32_t at = address; at < address + size; at++)
    if (memory[at] != 0xFF)
      return false;
  return true;
}

bool check_flash(void)
{
  static unsigned char data[SIZE];
  uint32_t first = FREE + QSPI_PAGE - 20;

  qspi_set_rate(SOC_QSPI0, SOC_QSPI0_CLOCK_HZ, FASTEST);
  if (qspi_identify(SOC_QSPI0) != W25Q128 || !qspi_read_fast(SOC_QSPI0))
    return false;
  for (uint32_t at = 0; at < SIZE; at++)
    data[at] = expected(at);
  qspi_program(SOC_QSPI0, first, data, SIZE);
  read_anew((const void *)(SOC_QSPI0_S_AXI_BASE + first), SIZE);
  for (uint32_t at = 0; at < SIZE; at++)
    if (memory[first + at] != expected(at))
      return false;
  qspi_erase(SOC_QSPI0, FREE);
  read_anew((const void *)(SOC_QSPI0_S_AXI_BASE + first - 4), SIZE + 8);
  return is_erased(first - 4, SIZE + 8);
}
