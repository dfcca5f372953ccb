#ifndef STM32F4XX_HAL_RCC_EX_H
#define STM32F4XX_HAL_RCC_EX_H

#include "stm32f4xx_hal_def.h"

typedef struct
{
  uint32_t PLLI2SN;
  uint32_t PLLI2SR;
} RCC_PLLI2SInitTypeDef;

typedef struct
{
  uint32_t PeriphClockSelection;
  RCC_PLLI2SInitTypeDef PLLI2S;
  uint32_t RTCClockSelection;
} RCC_PeriphCLKInitTypeDef;

#define RCC_PERIPHCLK_I2S 0x01U
#define RCC_PERIPHCLK_RTC 0x02U
#define RCC_PERIPHCLK_PLLI2S 0x04U
#define RCC_RTCCLKSOURCE_NO_CLK 0x000U
#define RCC_RTCCLKSOURCE_LSE 0x100U
#define RCC_RTCCLKSOURCE_LSI 0x200U

HAL_StatusTypeDef HAL_RCCEx_PeriphCLKConfig(RCC_PeriphCLKInitTypeDef *PeriphClkInit);

#endif
