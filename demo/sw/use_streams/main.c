/* Sends packets through the streams, has the dual-port memory filled, and says whether each part works. */
#include <stdio.h>

#include "checks.h"
#include "plic.h"
#include "qspi.h"
#include "soc.h"
#include "trap.h"

#define FASTEST 104000000u /* Hz of SCK that the flash takes */

static const struct {
  const char *name;
  bool (*works)(void);
} checks[] = {
    {"Streams: packets by both ways, each whole", check_ways},
    {"Streams: a long packet, received by interrupt", check_long_packet},
    {"Dual-port memory: filled by the DMA controller", check_buffer},
    {"Monitor: counts the copy", check_monitor},
};

int main(void)
{
  int failures = 0;

  puts("Hello from the streams.");
  qspi_set_rate(SOC_QSPI0, SOC_QSPI0_CLOCK_HZ, FASTEST);
  qspi_read_fast(SOC_QSPI0);
  plic_init();
  netloom_interrupts_enable();
  for (unsigned each = 0; each < sizeof checks / sizeof checks[0]; each++) {
    bool works = checks[each].works();
    printf("%s: %s\n", checks[each].name, works ? "works" : "does NOT work");
    failures += !works;
  }
  puts(failures == 0 ? "PASS" : "FAIL");
  return failures;
}
