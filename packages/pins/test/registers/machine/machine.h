/* The registers of a STM32F4 as memory of the host, with every write to them recorded. */
#ifndef MACHINE_H
#define MACHINE_H

#include <stdint.h>

#define PERIPHERALS 0x40000000UL
#define PERIPHERALS_SIZE 0x80000UL
/* A word for each bit of the peripherals' first megabyte (PM0214 2.2.5). */
#define BIT_BAND 0x42000000UL
#define BIT_BAND_SIZE 0x02000000UL
#define CORE 0xE0000000UL
#define CORE_SIZE 0x10000UL

/* Maps the registers and gives those their reset values that do not start at 0. */
void machine_reset(void);
/* What the hardware does by itself, before a register is read: oscillators that are on are ready, … */
void machine_settle(void);
/* Ends the program, having printed a line a write: address, size, value before, value after. */
_Noreturn void machine_finish(const char *reason);

/* Called by the instrumented program before each access to a volatile object. */
void machine_before_write(uintptr_t address, unsigned size);
void machine_before_read(void);

#endif
