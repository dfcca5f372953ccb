/* Cortex-M4 core registers under the public CMSIS names: Armv7-M Architecture Reference Manual, B3. */
#ifndef CORE_CM4_H
#define CORE_CM4_H

#include <stdint.h>

#define __I volatile const
#define __O volatile
#define __IO volatile
#define __STATIC_INLINE static inline
#define __WEAK __attribute__((weak))

typedef struct
{
  __IO uint32_t CPUID, ICSR, VTOR, AIRCR, SCR, CCR;
  __IO uint8_t SHP[12];
  __IO uint32_t SHCSR, CFSR, HFSR, DFSR, MMFAR, BFAR, AFSR;
  uint32_t reserved[18];
  __IO uint32_t CPACR;
} SCB_Type;

typedef struct
{
  __IO uint32_t CTRL, LOAD, VAL, CALIB;
} SysTick_Type;

typedef struct
{
  __IO uint32_t ISER[32], ICER[32], ISPR[32], ICPR[32], IABR[32];
  uint32_t reserved[32];
  __IO uint8_t IP[240];
} NVIC_Type;

#define SysTick ((SysTick_Type *)0xE000E010U)
#define NVIC ((NVIC_Type *)0xE000E100U)
#define SCB ((SCB_Type *)0xE000ED00U)

#define SCB_AIRCR_PRIGROUP_Pos 8U
#define SCB_AIRCR_PRIGROUP_Msk (7UL << SCB_AIRCR_PRIGROUP_Pos)
#define SCB_AIRCR_VECTKEY 0x05FA0000U
#define SysTick_CTRL_ENABLE_Msk 1U
#define SysTick_CTRL_TICKINT_Msk 2U
#define SysTick_CTRL_CLKSOURCE_Msk 4U

#if defined(__arm__)
#define __NOP() __asm volatile("nop")
#define __WFI() __asm volatile("wfi")
#define __DSB() __asm volatile("dsb 0xF" ::: "memory")
#define __ISB() __asm volatile("isb 0xF" ::: "memory")
#define __disable_irq() __asm volatile("cpsid i" ::: "memory")
#define __enable_irq() __asm volatile("cpsie i" ::: "memory")
#else
/* On the host: supplied by the program that runs the sources there. */
void host_halt(void);
void host_disable_irq(void);
#define __NOP() ((void)0)
#define __WFI() host_halt()
#define __DSB() ((void)0)
#define __ISB() ((void)0)
#define __disable_irq() host_disable_irq()
#define __enable_irq() ((void)0)
#endif

__STATIC_INLINE void NVIC_SetPriorityGrouping(uint32_t group)
{
  SCB->AIRCR = SCB_AIRCR_VECTKEY | ((group & 7U) << SCB_AIRCR_PRIGROUP_Pos);
}

/* Four bits of priority, in the upper half of the byte (RM0090 12.1: 16 levels). */
__STATIC_INLINE void NVIC_SetPriority(IRQn_Type line, uint32_t priority)
{
  const uint8_t level = (uint8_t)((priority & 0xFU) << 4);

  if ((int32_t)line >= 0)
  {
    NVIC->IP[(uint32_t)line] = level;
  }
  else
  {
    SCB->SHP[((uint32_t)line & 0xFU) - 4U] = level;
  }
}

__STATIC_INLINE void NVIC_EnableIRQ(IRQn_Type line)
{
  NVIC->ISER[(uint32_t)line >> 5] = 1UL << ((uint32_t)line & 31U);
}

__STATIC_INLINE void NVIC_DisableIRQ(IRQn_Type line)
{
  NVIC->ICER[(uint32_t)line >> 5] = 1UL << ((uint32_t)line & 31U);
}

__STATIC_INLINE uint32_t SysTick_Config(uint32_t ticks)
{
  SysTick->LOAD = ticks - 1U;
  NVIC_SetPriority(SysTick_IRQn, 15U);
  SysTick->VAL = 0U;
  SysTick->CTRL = SysTick_CTRL_CLKSOURCE_Msk | SysTick_CTRL_TICKINT_Msk | SysTick_CTRL_ENABLE_Msk;
  return 0U;
}

#endif
