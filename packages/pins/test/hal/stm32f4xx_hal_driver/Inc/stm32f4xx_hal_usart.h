#ifndef STM32F4XX_HAL_USART_H
#define STM32F4XX_HAL_USART_H

#include "stm32f4xx_hal_def.h"

typedef struct
{
  uint32_t BaudRate;
  uint32_t WordLength;
  uint32_t StopBits;
  uint32_t Parity;
  uint32_t Mode;
  uint32_t CLKPolarity;
  uint32_t CLKPhase;
  uint32_t CLKLastBit;
} USART_InitTypeDef;

typedef enum
{
  HAL_USART_STATE_RESET = 0x00U,
  HAL_USART_STATE_READY = 0x01U
} HAL_USART_StateTypeDef;

typedef struct __USART_HandleTypeDef
{
  USART_TypeDef *Instance;
  USART_InitTypeDef Init;
  HAL_USART_StateTypeDef State;
} USART_HandleTypeDef;

#define USART_WORDLENGTH_8B 0U
#define USART_WORDLENGTH_9B USART_CR1_M
#define USART_STOPBITS_1 0U
#define USART_STOPBITS_0_5 (1UL << 12)
#define USART_STOPBITS_2 (2UL << 12)
#define USART_STOPBITS_1_5 (3UL << 12)
#define USART_PARITY_NONE 0U
#define USART_PARITY_EVEN USART_CR1_PCE
#define USART_PARITY_ODD (USART_CR1_PCE | USART_CR1_PS)
#define USART_MODE_RX USART_CR1_RE
#define USART_MODE_TX USART_CR1_TE
#define USART_MODE_TX_RX (USART_CR1_RE | USART_CR1_TE)
#define USART_POLARITY_LOW 0U
#define USART_POLARITY_HIGH USART_CR2_CPOL
#define USART_PHASE_1EDGE 0U
#define USART_PHASE_2EDGE USART_CR2_CPHA
#define USART_LASTBIT_DISABLE 0U
#define USART_LASTBIT_ENABLE USART_CR2_LBCL

HAL_StatusTypeDef HAL_USART_Init(USART_HandleTypeDef *husart);
HAL_StatusTypeDef HAL_USART_DeInit(USART_HandleTypeDef *husart);
void HAL_USART_MspInit(USART_HandleTypeDef *husart);
void HAL_USART_MspDeInit(USART_HandleTypeDef *husart);
void HAL_USART_IRQHandler(USART_HandleTypeDef *husart);

#endif
