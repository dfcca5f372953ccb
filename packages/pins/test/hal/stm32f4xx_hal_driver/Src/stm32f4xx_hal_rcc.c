#include "stm32f4xx_hal.h"

static void setHse(uint32_t state)
{
  RCC->CR &= ~(RCC_CR_HSEON | RCC_CR_HSEBYP);
  if (state != RCC_HSE_OFF)
  {
    RCC->CR |= state & RCC_CR_HSEBYP;
    RCC->CR |= RCC_CR_HSEON;
  }
  RCC_AWAIT(CR, RCC_CR_HSERDY, (state != RCC_HSE_OFF) ? RCC_CR_HSERDY : 0U);
}

/* RM0090 7.3.1: HSITRIM in bits 7:3; the oscillator that runs the core stays on. */
static void setHsi(uint32_t state, uint32_t trim)
{
  if (state == RCC_HSI_OFF)
  {
    RCC->CR &= ~RCC_CR_HSION;
  }
  else
  {
    RCC->CR |= RCC_CR_HSION;
    RCC_AWAIT(CR, RCC_CR_HSIRDY, RCC_CR_HSIRDY);
    MODIFY_REG(RCC->CR, 0xF8UL, trim << 3);
  }
}

static void setLse(uint32_t state)
{
  __HAL_RCC_PWR_CLK_ENABLE();
  HAL_PWR_EnableBkUpAccess();
  MODIFY_REG(RCC->BDCR, RCC_BDCR_LSEON | RCC_BDCR_LSEBYP, state);
  RCC_AWAIT(BDCR, RCC_BDCR_LSERDY, (state != RCC_LSE_OFF) ? RCC_BDCR_LSERDY : 0U);
}

static void setLsi(uint32_t state)
{
  MODIFY_REG(RCC->CSR, RCC_CSR_LSION, state);
  RCC_AWAIT(CSR, RCC_CSR_LSIRDY, (state != RCC_LSI_OFF) ? RCC_CSR_LSIRDY : 0U);
}

/* RM0090 7.3.2: M 5:0, N 14:6, P 17:16 as P / 2 - 1, source 22, Q 27:24. The PLL is off while it is set. */
static void setPll(const RCC_PLLInitTypeDef *pll)
{
  RCC->CR &= ~RCC_CR_PLLON;
  RCC_AWAIT(CR, RCC_CR_PLLRDY, 0U);
  if (pll->PLLState == RCC_PLL_ON)
  {
    RCC->PLLCFGR = pll->PLLSource | pll->PLLM | (pll->PLLN << 6) | (((pll->PLLP >> 1) - 1U) << 16) | (pll->PLLQ << 24);
    RCC->CR |= RCC_CR_PLLON;
    RCC_AWAIT(CR, RCC_CR_PLLRDY, RCC_CR_PLLRDY);
  }
}

HAL_StatusTypeDef HAL_RCC_OscConfig(RCC_OscInitTypeDef *RCC_OscInitStruct)
{
  const uint32_t types = RCC_OscInitStruct->OscillatorType;

  if ((types & RCC_OSCILLATORTYPE_HSE) != 0U)
  {
    setHse(RCC_OscInitStruct->HSEState);
  }
  if ((types & RCC_OSCILLATORTYPE_HSI) != 0U)
  {
    setHsi(RCC_OscInitStruct->HSIState, RCC_OscInitStruct->HSICalibrationValue);
  }
  if ((types & RCC_OSCILLATORTYPE_LSI) != 0U)
  {
    setLsi(RCC_OscInitStruct->LSIState);
  }
  if ((types & RCC_OSCILLATORTYPE_LSE) != 0U)
  {
    setLse(RCC_OscInitStruct->LSEState);
  }
  if (RCC_OscInitStruct->PLL.PLLState != RCC_PLL_NONE)
  {
    setPll(&RCC_OscInitStruct->PLL);
  }
  return HAL_OK;
}

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
    RCC_AWAIT(CFGR, CFGR_SWS, clocks->SYSCLKSource << 2);
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
