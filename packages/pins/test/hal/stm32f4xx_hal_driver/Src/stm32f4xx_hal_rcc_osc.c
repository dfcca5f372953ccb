#include "stm32f4xx_hal.h"

static void await(const __IO uint32_t *flags, uint32_t mask, uint32_t wanted)
{
  while ((*flags & mask) != wanted)
  {
  }
}

static void setHse(uint32_t state)
{
  RCC->CR &= ~(RCC_CR_HSEON | RCC_CR_HSEBYP);
  if (state != RCC_HSE_OFF)
  {
    RCC->CR |= state & RCC_CR_HSEBYP;
    RCC->CR |= RCC_CR_HSEON;
  }
  await(&RCC->CR, RCC_CR_HSERDY, (state != RCC_HSE_OFF) ? RCC_CR_HSERDY : 0U);
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
    await(&RCC->CR, RCC_CR_HSIRDY, RCC_CR_HSIRDY);
    MODIFY_REG(RCC->CR, 0xF8UL, trim << 3);
  }
}

static void setLse(uint32_t state)
{
  __HAL_RCC_PWR_CLK_ENABLE();
  HAL_PWR_EnableBkUpAccess();
  MODIFY_REG(RCC->BDCR, RCC_BDCR_LSEON | RCC_BDCR_LSEBYP, state);
  await(&RCC->BDCR, RCC_BDCR_LSERDY, (state != RCC_LSE_OFF) ? RCC_BDCR_LSERDY : 0U);
}

static void setLsi(uint32_t state)
{
  MODIFY_REG(RCC->CSR, RCC_CSR_LSION, state);
  await(&RCC->CSR, RCC_CSR_LSIRDY, (state != RCC_LSI_OFF) ? RCC_CSR_LSIRDY : 0U);
}

/* RM0090 7.3.2: M 5:0, N 14:6, P 17:16 as P / 2 - 1, source 22, Q 27:24. The PLL is off while it is set. */
static void setPll(const RCC_PLLInitTypeDef *pll)
{
  RCC->CR &= ~RCC_CR_PLLON;
  await(&RCC->CR, RCC_CR_PLLRDY, 0U);
  if (pll->PLLState == RCC_PLL_ON)
  {
    RCC->PLLCFGR = pll->PLLSource | pll->PLLM | (pll->PLLN << 6) | (((pll->PLLP >> 1) - 1U) << 16) | (pll->PLLQ << 24);
    RCC->CR |= RCC_CR_PLLON;
    await(&RCC->CR, RCC_CR_PLLRDY, RCC_CR_PLLRDY);
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
