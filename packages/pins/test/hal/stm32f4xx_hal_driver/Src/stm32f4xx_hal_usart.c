#include "stm32f4xx_hal.h"

__weak void HAL_USART_MspInit(USART_HandleTypeDef *husart)
{
  UNUSED(husart);
}

__weak void HAL_USART_MspDeInit(USART_HandleTypeDef *husart)
{
  UNUSED(husart);
}

/* Synchronous mode samples eight times: the fraction has three bits (RM0090 30.3.4). */
static uint32_t divider(const USART_HandleTypeDef *husart)
{
  const uint32_t isOnApb2 = ((husart->Instance == USART1) || (husart->Instance == USART6)) ? 1U : 0U;
  const uint32_t clock = (isOnApb2 != 0U) ? HAL_RCC_GetPCLK2Freq() : HAL_RCC_GetPCLK1Freq();
  const uint32_t ratio = (clock + (husart->Init.BaudRate / 2U)) / husart->Init.BaudRate;

  return ((ratio >> 3) << 4) | (ratio & 7U);
}

HAL_StatusTypeDef HAL_USART_Init(USART_HandleTypeDef *husart)
{
  const USART_InitTypeDef *const init = &husart->Init;
  const uint32_t clockMask = USART_CR2_CPHA | USART_CR2_CPOL | USART_CR2_CLKEN | USART_CR2_LBCL | USART_CR2_STOP;
  const uint32_t modeMask = USART_CR1_M | USART_CR1_PCE | USART_CR1_PS | USART_CR1_TE | USART_CR1_RE | USART_CR1_OVER8;

  HAL_USART_MspInit(husart);
  husart->Instance->CR1 &= ~USART_CR1_UE;
  MODIFY_REG(husart->Instance->CR2, clockMask,
             USART_CR2_CLKEN | init->CLKPolarity | init->CLKPhase | init->CLKLastBit | init->StopBits);
  MODIFY_REG(husart->Instance->CR1, modeMask, init->WordLength | init->Parity | init->Mode | USART_CR1_OVER8);
  husart->Instance->CR3 &= ~(USART_CR3_RTSE | USART_CR3_CTSE);
  husart->Instance->BRR = divider(husart);
  husart->Instance->CR2 &= ~USART_CR2_LINEN;
  husart->Instance->CR3 &= ~(USART_CR3_SCEN | USART_CR3_HDSEL | USART_CR3_IREN);
  husart->Instance->CR1 |= USART_CR1_UE;
  husart->State = HAL_USART_STATE_READY;
  return HAL_OK;
}

HAL_StatusTypeDef HAL_USART_DeInit(USART_HandleTypeDef *husart)
{
  husart->Instance->CR1 &= ~USART_CR1_UE;
  HAL_USART_MspDeInit(husart);
  husart->State = HAL_USART_STATE_RESET;
  return HAL_OK;
}

void HAL_USART_IRQHandler(USART_HandleTypeDef *husart)
{
  UNUSED(husart);
}
