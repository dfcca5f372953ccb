#ifndef STM32F4XX_HAL_SPI_H
#define STM32F4XX_HAL_SPI_H

#include "stm32f4xx_hal_def.h"

typedef struct
{
  uint32_t Mode;
  uint32_t Direction;
  uint32_t DataSize;
  uint32_t CLKPolarity;
  uint32_t CLKPhase;
  uint32_t NSS;
  uint32_t BaudRatePrescaler;
  uint32_t FirstBit;
  uint32_t TIMode;
  uint32_t CRCCalculation;
  uint32_t CRCPolynomial;
} SPI_InitTypeDef;

typedef enum
{
  HAL_SPI_STATE_RESET = 0x00U,
  HAL_SPI_STATE_READY = 0x01U
} HAL_SPI_StateTypeDef;

typedef struct __SPI_HandleTypeDef
{
  SPI_TypeDef *Instance;
  SPI_InitTypeDef Init;
  HAL_SPI_StateTypeDef State;
} SPI_HandleTypeDef;

#define SPI_MODE_SLAVE 0U
#define SPI_MODE_MASTER (SPI_CR1_MSTR | SPI_CR1_SSI)
#define SPI_DIRECTION_2LINES 0U
#define SPI_DIRECTION_2LINES_RXONLY SPI_CR1_RXONLY
#define SPI_DIRECTION_1LINE SPI_CR1_BIDIMODE
#define SPI_DATASIZE_8BIT 0U
#define SPI_DATASIZE_16BIT SPI_CR1_DFF
#define SPI_POLARITY_LOW 0U
#define SPI_POLARITY_HIGH SPI_CR1_CPOL
#define SPI_PHASE_1EDGE 0U
#define SPI_PHASE_2EDGE SPI_CR1_CPHA
#define SPI_NSS_SOFT SPI_CR1_SSM
#define SPI_NSS_HARD_INPUT 0U
#define SPI_NSS_HARD_OUTPUT (SPI_CR2_SSOE << 16)
#define SPI_BAUDRATEPRESCALER_2 (0UL << 3)
#define SPI_BAUDRATEPRESCALER_4 (1UL << 3)
#define SPI_BAUDRATEPRESCALER_8 (2UL << 3)
#define SPI_BAUDRATEPRESCALER_16 (3UL << 3)
#define SPI_BAUDRATEPRESCALER_32 (4UL << 3)
#define SPI_BAUDRATEPRESCALER_64 (5UL << 3)
#define SPI_BAUDRATEPRESCALER_128 (6UL << 3)
#define SPI_BAUDRATEPRESCALER_256 (7UL << 3)
#define SPI_FIRSTBIT_MSB 0U
#define SPI_FIRSTBIT_LSB SPI_CR1_LSBFIRST
#define SPI_TIMODE_DISABLE 0U
#define SPI_TIMODE_ENABLE SPI_CR2_FRF
#define SPI_CRCCALCULATION_DISABLE 0U
#define SPI_CRCCALCULATION_ENABLE SPI_CR1_CRCEN

HAL_StatusTypeDef HAL_SPI_Init(SPI_HandleTypeDef *hspi);
HAL_StatusTypeDef HAL_SPI_DeInit(SPI_HandleTypeDef *hspi);
void HAL_SPI_MspInit(SPI_HandleTypeDef *hspi);
void HAL_SPI_MspDeInit(SPI_HandleTypeDef *hspi);
void HAL_SPI_IRQHandler(SPI_HandleTypeDef *hspi);

#endif
