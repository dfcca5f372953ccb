/* One check for each block: whether it does what its driver says. */
#ifndef CHECKS_H
#define CHECKS_H

#include <stdbool.h>
#include <stddef.h>

#ifdef __riscv_zicbom
#include "cache.h"
#endif

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

/* A buffer that no other data share a line of a cache with. */
#define OF_DEVICE __attribute__((aligned(64)))

/* Before a device reads or writes it, and before the program reads what a device has written. */
static inline void hand_over(const void *from, size_t bytes)
{
#ifdef __riscv_zicbom
  cache_flush(from, bytes);
#else
  (void)from, (void)bytes;
#endif
}

static inline void read_anew(const void *from, size_t bytes)
{
#ifdef __riscv_zicbom
  cache_invalidate(from, bytes);
#else
  (void)from, (void)bytes;
#endif
}

/* Sleeps until an interrupt's handler has set the flag. */
void wait_until(const volatile bool *done);

#endif
