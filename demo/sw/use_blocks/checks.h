/* One check for each block: whether it does what its driver says. */
#ifndef CHECKS_H
#define CHECKS_H

#include <stdbool.h>

bool check_flash(void);
bool check_dma(void);
bool check_crc(void);
bool check_sha256(void);
bool check_i2c(void);
bool check_i2c_target(void);
bool check_pwm(void);
bool check_timer(void);
bool check_rtc(void);
bool check_watchdog(void);
bool check_mailbox(void);

/* Sleeps until an interrupt's handler has set the flag. */
void wait_until(const volatile bool *done);

#endif
