#ifndef STM32F4XX_HAL_CORTEX_H
#define STM32F4XX_HAL_CORTEX_H

#include "stm32f4xx_hal_def.h"

#define NVIC_PRIORITYGROUP_0 7U
#define NVIC_PRIORITYGROUP_1 6U
#define NVIC_PRIORITYGROUP_2 5U
#define NVIC_PRIORITYGROUP_3 4U
#define NVIC_PRIORITYGROUP_4 3U

void HAL_NVIC_SetPriorityGrouping(uint32_t PriorityGroup);
void HAL_NVIC_SetPriority(IRQn_Type IRQn, uint32_t PreemptPriority, uint32_t SubPriority);
void HAL_NVIC_EnableIRQ(IRQn_Type IRQn);
void HAL_NVIC_DisableIRQ(IRQn_Type IRQn);
uint32_t HAL_SYSTICK_Config(uint32_t TicksNumb);

#endif
