/* Public names of STM32F4's HAL, written for tests: the subset that generated code and small programs use. */
#ifndef STM32F4XX_HAL_H
#define STM32F4XX_HAL_H

#include "stm32f4xx_hal_conf.h"

HAL_StatusTypeDef HAL_Init(void);
void HAL_MspInit(void);
HAL_StatusTypeDef HAL_InitTick(uint32_t TickPriority);
void HAL_IncTick(void);
uint32_t HAL_GetTick(void);
void HAL_Delay(uint32_t Delay);

#endif
