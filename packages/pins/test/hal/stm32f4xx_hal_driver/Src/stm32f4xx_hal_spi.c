#include "stm32f4xx_hal.h"

__weak void HAL_SPI_MspInit(SPI_HandleTypeDef *hspi)
{
  UNUSED(hspi);
}

__weak void HAL_SPI_MspDeInit(SPI_HandleTypeDef *hspi)
{
  UNUSED(hspi);
}

HAL_StatusTypeDef HAL_SPI_Init(SPI_HandleTypeDef *hspi)
{
  const SPI_InitTypeDef *const init = &hspi->Init;
  SPI_TypeDef *const unit = hspi->Instance;
  const uint32_t rate = (init->Mode == SPI_MODE_MASTER) ? init->BaudRatePrescaler : SPI_BAUDRATEPRESCALER_2;

  HAL_SPI_MspInit(hspi);
  unit->CR1 &= ~SPI_CR1_SPE;
  unit->CR1 = init->Mode | init->Direction | init->DataSize | init->CLKPolarity | init->CLKPhase
              | (init->NSS & SPI_CR1_SSM) | rate | init->FirstBit | init->CRCCalculation;
  unit->CR2 = ((init->NSS >> 16) & SPI_CR2_SSOE) | init->TIMode;
  if (init->CRCCalculation == SPI_CRCCALCULATION_ENABLE)
  {
    unit->CRCPR = init->CRCPolynomial;
  }
  unit->I2SCFGR &= ~SPI_I2SCFGR_I2SMOD;
  hspi->State = HAL_SPI_STATE_READY;
  return HAL_OK;
}

HAL_StatusTypeDef HAL_SPI_DeInit(SPI_HandleTypeDef *hspi)
{
  hspi->Instance->CR1 &= ~SPI_CR1_SPE;
  HAL_SPI_MspDeInit(hspi);
  hspi->State = HAL_SPI_STATE_RESET;
  return HAL_OK;
}

void HAL_SPI_IRQHandler(SPI_HandleTypeDef *hspi)
{
  UNUSED(hspi);
}
