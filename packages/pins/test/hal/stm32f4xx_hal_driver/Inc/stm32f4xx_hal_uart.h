#ifndef STM32F4XX_HAL_UART_H
#define STM32F4XX_HAL_UART_H

#include "stm32f4xx_hal_def.h"

typedef struct
{
  uint32_t BaudRate;
  uint32_t WordLength;
  uint32_t StopBits;
  uint32_t Parity;
  uint32_t Mode;
  uint32_t HwFlowCtl;
  uint32_t OverSampling;
} UART_InitTypeDef;

typedef enum
{
  HAL_UART_STATE_RESET = 0x00U,
  HAL_UART_STATE_READY = 0x20U
} HAL_UART_StateTypeDef;

typedef struct __UART_HandleTypeDef
{
  USART_TypeDef *Instance;
  UART_InitTypeDef Init;
  uint8_t *pRxBuffPtr;
  uint16_t RxXferCount;
  HAL_UART_StateTypeDef gState;
} UART_HandleTypeDef;

#define UART_WORDLENGTH_8B 0U
#define UART_WORDLENGTH_9B USART_CR1_M
#define UART_STOPBITS_1 0U
#define UART_STOPBITS_2 (2UL << 12)
#define UART_PARITY_NONE 0U
#define UART_PARITY_EVEN USART_CR1_PCE
#define UART_PARITY_ODD (USART_CR1_PCE | USART_CR1_PS)
#define UART_HWCONTROL_NONE 0U
#define UART_HWCONTROL_RTS USART_CR3_RTSE
#define UART_HWCONTROL_CTS USART_CR3_CTSE
#define UART_HWCONTROL_RTS_CTS (USART_CR3_RTSE | USART_CR3_CTSE)
#define UART_MODE_RX USART_CR1_RE
#define UART_MODE_TX USART_CR1_TE
#define UART_MODE_TX_RX (USART_CR1_RE | USART_CR1_TE)
#define UART_OVERSAMPLING_16 0U
#define UART_OVERSAMPLING_8 USART_CR1_OVER8
#define UART_LINBREAKDETECTLENGTH_10B 0U
#define UART_LINBREAKDETECTLENGTH_11B USART_CR2_LBDL

HAL_StatusTypeDef HAL_UART_Init(UART_HandleTypeDef *huart);
HAL_StatusTypeDef HAL_HalfDuplex_Init(UART_HandleTypeDef *huart);
HAL_StatusTypeDef HAL_LIN_Init(UART_HandleTypeDef *huart, uint32_t BreakDetectLength);
HAL_StatusTypeDef HAL_UART_DeInit(UART_HandleTypeDef *huart);
void HAL_UART_MspInit(UART_HandleTypeDef *huart);
void HAL_UART_MspDeInit(UART_HandleTypeDef *huart);
HAL_StatusTypeDef HAL_UART_Transmit(UART_HandleTypeDef *huart, const uint8_t *pData, uint16_t Size, uint32_t Timeout);
HAL_StatusTypeDef HAL_UART_Receive(UART_HandleTypeDef *huart, uint8_t *pData, uint16_t Size, uint32_t Timeout);
HAL_StatusTypeDef HAL_UART_Receive_IT(UART_HandleTypeDef *huart, uint8_t *pData, uint16_t Size);
void HAL_UART_IRQHandler(UART_HandleTypeDef *huart);
void HAL_UART_RxCpltCallback(UART_HandleTypeDef *huart);

#endif
