#include "stm32f4xx_hal.h"

void HAL_PWR_EnableBkUpAccess(void)
{
  PWR->CR |= PWR_CR_DBP;
}

#if !defined(STM32F405xx) && !defined(STM32F407xx) && !defined(STM32F415xx) && !defined(STM32F417xx)
/* RM0090 5.1.4: over-drive first, its switch when it is ready. */
HAL_StatusTypeDef HAL_PWREx_EnableOverDrive(void)
{
  __HAL_RCC_PWR_CLK_ENABLE();
  PWR->CR |= PWR_CR_ODEN;
  while ((PWR->CSR & PWR_CSR_ODRDY) == 0U)
  {
  }
  PWR->CR |= PWR_CR_ODSWEN;
  while ((PWR->CSR & PWR_CSR_ODSWRDY) == 0U)
  {
  }
  return HAL_OK;
}

HAL_StatusTypeDef HAL_PWREx_DisableOverDrive(void)
{
  __HAL_RCC_PWR_CLK_ENABLE();
  PWR->CR &= ~(PWR_CR_ODSWEN | PWR_CR_ODEN);
  return HAL_OK;
}
#endif
