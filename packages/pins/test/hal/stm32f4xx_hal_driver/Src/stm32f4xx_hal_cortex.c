#include "stm32f4xx_hal.h"

void HAL_NVIC_SetPriorityGrouping(uint32_t PriorityGroup)
{
  NVIC_SetPriorityGrouping(PriorityGroup);
}

/* Groups leave 7 - group bits of the four to the preemption priority (Armv7-M B3.2.6 table B3-7). */
void HAL_NVIC_SetPriority(IRQn_Type IRQn, uint32_t PreemptPriority, uint32_t SubPriority)
{
  const uint32_t group = (SCB->AIRCR & SCB_AIRCR_PRIGROUP_Msk) >> SCB_AIRCR_PRIGROUP_Pos;
  const uint32_t subBits = (group > 3U) ? (group - 3U) : 0U;

  NVIC_SetPriority(IRQn, (PreemptPriority << subBits) | (SubPriority & ((1UL << subBits) - 1U)));
}

void HAL_NVIC_EnableIRQ(IRQn_Type IRQn)
{
  NVIC_EnableIRQ(IRQn);
}

void HAL_NVIC_DisableIRQ(IRQn_Type IRQn)
{
  NVIC_DisableIRQ(IRQn);
}

uint32_t HAL_SYSTICK_Config(uint32_t TicksNumb)
{
  return SysTick_Config(TicksNumb);
}
