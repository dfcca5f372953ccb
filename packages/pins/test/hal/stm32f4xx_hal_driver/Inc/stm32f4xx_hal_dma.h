/* The tests use no transfers: of the DMA's driver there is the type alone that others refer to. */
#ifndef STM32F4XX_HAL_DMA_H
#define STM32F4XX_HAL_DMA_H

#include "stm32f4xx_hal_def.h"

typedef struct __DMA_HandleTypeDef DMA_HandleTypeDef;

#endif
