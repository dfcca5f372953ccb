/* Boots from the flash, uses blocks of the microcontroller by their drivers, and says what each does. */
#include <stdio.h>

#include "checks.h"
#include "plic.h"
#include "trap.h"

static const struct {
  const char *name;
  bool (*works)(void);
} checks[] = {
    {"Flash: identified, read over four lines, erased, programmed", check_flash},
    {"DMA: rows copied from the flash, by interrupt", check_dma},
    {"CRC-32 of the flash", check_crc},
    {"SHA-256", check_sha256},
    {"I2C: a page of the EEPROM", check_i2c},
    {"I2C target: bytes both ways, by interrupt", check_i2c_target},
    {"PWM: a quarter of the period", check_pwm},
    {"Timer: an interrupt in time", check_timer},
    {"Real-time counter: an alarm in time", check_rtc},
    {"Watchdog: quiet while kicked, told early and late, locked", check_watchdog},
    {"Mailbox: words from one side to the other", check_mailbox},
};

/* An interrupt that comes between the look at the flag and the sleep ends the sleep: it is pending, not taken. */
void wait_until(const volatile bool *done)
{
  bool enabled = netloom_interrupts_disable();

  while (!*done) {
    netloom_wait_for_interrupt();
    netloom_interrupts_restore(enabled);
    enabled = netloom_interrupts_disable();
  }
  netloom_interrupts_restore(enabled);
}

int main(void)
{
  int failures = 0;

  puts("Hello from flash.");
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
