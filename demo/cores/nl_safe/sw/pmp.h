/* Physical memory protection: which parts of memory may be read, written and executed. */
#ifndef PMP_H
#define PMP_H

#include <stdbool.h>
#include <stdint.h>

#define PMP_ENTRIES 8
#define PMP_GRANULARITY 4u

enum {
  PMP_READ = 1,
  PMP_WRITE = 2,
  PMP_EXECUTE = 4,
  PMP_LOCK = 0x80 /* binds machine mode too, and stays until the reset */
};

/* Entries that pmp_protect_program uses. */
enum { PMP_GUARD = 0, PMP_CODE_START = 1, PMP_CODE = 2, PMP_FREE = 3 };

/**
 * Rights to a naturally aligned region: size is a power of two, base a multiple of it. False, and nothing is changed, for
 * a region that cannot be, an entry that is locked, and a lock that would keep the machine from its own trap handler.
 */
bool pmp_region(unsigned entry, uint32_t base, uint32_t size, unsigned rights);

/** Rights to all from one address to before another; takes the address of the entry below, which is off then. */
bool pmp_range(unsigned entry, uint32_t from, uint32_t to, unsigned rights);

/** An entry that matches nothing. False for one that is locked. */
bool pmp_off(unsigned entry);

/** Locks the program's code against writing, and the 256 bytes under the stack against everything. */
bool pmp_protect_program(void);

#endif
