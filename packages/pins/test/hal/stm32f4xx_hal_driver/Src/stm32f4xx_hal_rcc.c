#include "stm32f4xx_hal.h"

#define CFGR_SW 0x3UL
#define CFGR_SWS 0xCUL
#define CFGR_HPRE 0xF0UL
#define CFGR_PPRE1 0x1C00UL
#define CFGR_PPRE2 0xE000UL

static void setSource(const RCC_ClkInitTypeDef *clocks)
{
  if ((clocks->ClockType & RCC_CLOCKTYPE_HCLK) != 0U)
  {
    MODIFY_REG(RCC->CFGR, CFGR_HPRE, clocks->AHBCLKDivider);
  }
  if ((clocks->ClockType & RCC_CLOCKTYPE_SYSCLK) != 0U)
  {
    MODIFY_REG(RCC->CFGR, CFGR_SW, clocks->SYSCLKSource);
    while ((RCC->CFGR & CFGR_SWS) != (clocks->SYSCLKSource << 2))
    {
    }
  }
}

/* RM0090 3.5.1: wait states rise before the clock does, and fall after it. APB2's field lies 3 bits above APB1's. */
HAL_StatusTypeDef HAL_RCC_ClockConfig(RCC_ClkInitTypeDef *RCC_ClkInitStruct, uint32_t FLatency)
{
  if (FLatency > __HAL_FLASH_GET_LATENCY())
  {
    __HAL_FLASH_SET_LATENCY(FLatency);
  }
  setSource(RCC_ClkInitStruct);
  if (FLatency < __HAL_FLASH_GET_LATENCY())
  {
    __HAL_FLASH_SET_LATENCY(FLatency);
  }
  if ((RCC_ClkInitStruct->ClockType & RCC_CLOCKTYPE_PCLK1) != 0U)
  {
    MODIFY_REG(RCC->CFGR, CFGR_PPRE1, RCC_ClkInitStruct->APB1CLKDivider);
  }
  if ((RCC_ClkInitStruct->ClockType & RCC_CLOCKTYPE_PCLK2) != 0U)
  {
    MODIFY_REG(RCC->CFGR, CFGR_PPRE2, RCC_ClkInitStruct->APB2CLKDivider << 3);
  }
  SystemCoreClockUpdate();
  return HAL_InitTick(TICK_INT_PRIORITY);
}

/* PA8 or PC9 on AF0 (RM0090 7.2.11). */
void HAL_RCC_MCOConfig(uint32_t RCC_MCOx, uint32_t RCC_MCOSource, uint32_t RCC_MCODiv)
{
  const uint32_t isFirst = (RCC_MCOx == RCC_MCO1) ? 1U : 0U;
  GPIO_InitTypeDef pin = {0};

  pin.Mode = GPIO_MODE_AF_PP;
  pin.Speed = GPIO_SPEED_FREQ_VERY_HIGH;
  if (isFirst != 0U)
  {
    __HAL_RCC_GPIOA_CLK_ENABLE();
    pin.Pin = GPIO_PIN_8;
    HAL_GPIO_Init(GPIOA, &pin);
    MODIFY_REG(RCC->CFGR, 0x07600000UL, RCC_MCOSource | RCC_MCODiv);
  }
  else
  {
    __HAL_RCC_GPIOC_CLK_ENABLE();
    pin.Pin = GPIO_PIN_9;
    HAL_GPIO_Init(GPIOC, &pin);
    MODIFY_REG(RCC->CFGR, 0xF8000000UL, RCC_MCOSource | (RCC_MCODiv << 3));
  }
}

void HAL_RCC_EnableCSS(void)
{
  RCC->CR |= RCC_CR_CSSON;
}

uint32_t HAL_RCC_GetSysClockFreq(void)
{
  SystemCoreClockUpdate();
  return SystemCoreClock << AHBPrescTable[(RCC->CFGR >> 4) & 0xFU];
}

uint32_t HAL_RCC_GetHCLKFreq(void)
{
  SystemCoreClockUpdate();
  return SystemCoreClock;
}

uint32_t HAL_RCC_GetPCLK1Freq(void)
{
  return HAL_RCC_GetHCLKFreq() >> APBPrescTable[(RCC->CFGR >> 10) & 7U];
}

uint32_t HAL_RCC_GetPCLK2Freq(void)
{
  return HAL_RCC_GetHCLKFreq() >> APBPrescTable[(RCC->CFGR >> 13) & 7U];
}
