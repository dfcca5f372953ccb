/* What CMSIS' core header asks of a compiler, for programs that run on the host. */
#ifndef CMSIS_COMPILER_H
#define CMSIS_COMPILER_H

#include <stdint.h>

#define __ASM __asm
#define __INLINE inline
#define __STATIC_INLINE static inline
#define __STATIC_FORCEINLINE static inline
#define __NO_RETURN __attribute__((noreturn))
#define __USED __attribute__((used))
#define __WEAK __attribute__((weak))
#define __PACKED __attribute__((packed))
#define __PACKED_STRUCT struct __attribute__((packed))
#define __ALIGNED(SIZE) __attribute__((aligned(SIZE)))
#define __RESTRICT restrict
#define __COMPILER_BARRIER() __asm volatile("" ::: "memory")

void host_halt(void);
void host_disable_irq(void);

#define __NOP() ((void)0)
#define __WFI() host_halt()
#define __WFE() host_halt()
#define __SEV() ((void)0)
#define __DSB() ((void)0)
#define __ISB() ((void)0)
#define __DMB() ((void)0)
#define __disable_irq() host_disable_irq()
#define __enable_irq() ((void)0)
#define __get_PRIMASK() 0U
#define __set_PRIMASK(VALUE) ((void)(VALUE))
#define __CLZ(VALUE) ((uint8_t)(((VALUE) == 0U) ? 32 : __builtin_clz(VALUE)))

static inline uint32_t __RBIT(uint32_t value)
{
  uint32_t result = 0U;

  for (unsigned bit = 0U; bit < 32U; bit++)
  {
    result |= ((value >> bit) & 1U) << (31U - bit);
  }
  return result;
}

static inline uint32_t __LDREXW(volatile uint32_t *place)
{
  return *place;
}

static inline uint32_t __STREXW(uint32_t value, volatile uint32_t *place)
{
  *place = value;
  return 0U;
}

#endif
