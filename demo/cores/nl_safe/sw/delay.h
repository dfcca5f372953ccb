/* Time in cycles of the core's clock. */
#ifndef DELAY_H
#define DELAY_H

#include <stdint.h>

/** Cycles since the reset or the first call; 0 where the core and the SoC have no counter. */
uint64_t netloom_cycles(void);

/** Waits for at least so many cycles. */
void delay_cycles(uint32_t cycles);

/** Waits for at least so many microseconds of a clock of clock_hz. */
void delay_microseconds(uint32_t microseconds, uint32_t clock_hz);

#endif
