#include "stm32f4xx_hal.h"

/* RM0090 7.3.20: RTCSEL in BDCR 9:8; RTCPRE, the division of HSE for the RTC, in CFGR 20:16. */
static void setRtc(uint32_t source)
{
  __HAL_RCC_PWR_CLK_ENABLE();
  HAL_PWR_EnableBkUpAccess();
  if ((source & RCC_BDCR_RTCSEL) == RCC_BDCR_RTCSEL)
  {
    MODIFY_REG(RCC->CFGR, 0x1F0000UL, source & 0x1F0000UL);
  }
  MODIFY_REG(RCC->BDCR, RCC_BDCR_RTCSEL, source & RCC_BDCR_RTCSEL);
}

/* RM0090 7.3.23: N in bits 14:6, R in bits 30:28. */
HAL_StatusTypeDef HAL_RCCEx_EnablePLLI2S(RCC_PLLI2SInitTypeDef *PLLI2SInit)
{
  RCC->CR &= ~RCC_CR_PLLI2SON;
  RCC_AWAIT(CR, RCC_CR_PLLI2SRDY, 0U);
  RCC->PLLI2SCFGR = (PLLI2SInit->PLLI2SN << 6) | (PLLI2SInit->PLLI2SR << 28);
  RCC->CR |= RCC_CR_PLLI2SON;
  RCC_AWAIT(CR, RCC_CR_PLLI2SRDY, RCC_CR_PLLI2SRDY);
  return HAL_OK;
}

HAL_StatusTypeDef HAL_RCCEx_PeriphCLKConfig(RCC_PeriphCLKInitTypeDef *PeriphClkInit)
{
  const uint32_t chosen = PeriphClkInit->PeriphClockSelection;

  if ((chosen & (RCC_PERIPHCLK_I2S | RCC_PERIPHCLK_PLLI2S)) != 0U)
  {
    (void)HAL_RCCEx_EnablePLLI2S(&PeriphClkInit->PLLI2S);
  }
  if ((chosen & RCC_PERIPHCLK_RTC) != 0U)
  {
    setRtc(PeriphClkInit->RTCClockSelection);
  }
  return HAL_OK;
}
