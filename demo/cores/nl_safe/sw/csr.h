/* Control and status registers by their names: csr_read(mcause), csr_set(mie, MIE_MTIE). */
#ifndef CSR_H
#define CSR_H

#include <stdint.h>

#define MSTATUS_MIE (1u << 3)   /* interrupts are taken */
#define MSTATUS_MPIE (1u << 7)  /* MIE before the trap */
#define MIE_MSIE (1u << 3)      /* software interrupt */
#define MIE_MTIE (1u << 7)      /* timer interrupt */
#define MIE_MEIE (1u << 11)     /* external interrupt */
#define MCAUSE_INTERRUPT (1u << 31)

#define csr_read(name)                                              \
  __extension__({                                                   \
    uint32_t csr_value;                                             \
    __asm__ volatile("csrr %0, " #name : "=r"(csr_value) : : "memory"); \
    csr_value;                                                      \
  })

#define csr_write(name, value) \
  __asm__ volatile("csrw " #name ", %0" : : "rK"((uint32_t)(value)) : "memory")

#define csr_set(name, bits) \
  __asm__ volatile("csrs " #name ", %0" : : "rK"((uint32_t)(bits)) : "memory")

#define csr_clear(name, bits) \
  __asm__ volatile("csrc " #name ", %0" : : "rK"((uint32_t)(bits)) : "memory")

/* Both at once: the old value, with bits cleared after it was read. */
#define csr_read_clear(name, bits)                                  \
  __extension__({                                                   \
    uint32_t csr_value;                                             \
    __asm__ volatile("csrrc %0, " #name ", %1"                      \
                     : "=r"(csr_value)                              \
                     : "rK"((uint32_t)(bits))                       \
                     : "memory");                                   \
    csr_value;                                                      \
  })

/** Cycles since the reset. Reads the upper half again where the lower one ran over between the two reads. */
static inline uint64_t csr_cycles(void)
{
  uint32_t high, low, again;
  do {
    high = csr_read(mcycleh);
    low = csr_read(mcycle);
    again = csr_read(mcycleh);
  } while (high != again);
  return (uint64_t)high << 32 | low;
}

/** Instructions retired since the reset. */
static inline uint64_t csr_instructions(void)
{
  uint32_t high, low, again;
  do {
    high = csr_read(minstreth);
    low = csr_read(minstret);
    again = csr_read(minstreth);
  } while (high != again);
  return (uint64_t)high << 32 | low;
}

#endif
