/* Lines of pins are set up by the driver of the pins; this one has the handle of a single line. */
#ifndef STM32F4XX_HAL_EXTI_H
#define STM32F4XX_HAL_EXTI_H

#include "stm32f4xx_hal_def.h"

typedef struct
{
  uint32_t Line;
} EXTI_HandleTypeDef;

#endif
