#include "stm32f4xx_hal.h"

__weak void HAL_UART_MspInit(UART_HandleTypeDef *huart)
{
  UNUSED(huart);
}

__weak void HAL_UART_MspDeInit(UART_HandleTypeDef *huart)
{
  UNUSED(huart);
}

/* RM0090 30.3.4: fPCLK / baud is 16 USARTDIV, or 8 USARTDIV with OVER8, whose fraction has then three bits. */
static uint32_t divider(const UART_HandleTypeDef *huart)
{
  const uint32_t isOnApb2 = ((huart->Instance == USART1) || (huart->Instance == USART6)) ? 1U : 0U;
  const uint32_t clock = (isOnApb2 != 0U) ? HAL_RCC_GetPCLK2Freq() : HAL_RCC_GetPCLK1Freq();
  const uint32_t ratio = (clock + (huart->Init.BaudRate / 2U)) / huart->Init.BaudRate;

  return (huart->Init.OverSampling == UART_OVERSAMPLING_8) ? (((ratio >> 3) << 4) | (ratio & 7U)) : ratio;
}

static void configure(const UART_HandleTypeDef *huart)
{
  USART_TypeDef *const unit = huart->Instance;
  const UART_InitTypeDef *const init = &huart->Init;
  const uint32_t mask = USART_CR1_M | USART_CR1_PCE | USART_CR1_PS | USART_CR1_TE | USART_CR1_RE | USART_CR1_OVER8;

  MODIFY_REG(unit->CR2, USART_CR2_STOP, init->StopBits);
  MODIFY_REG(unit->CR1, mask, init->WordLength | init->Parity | init->Mode | init->OverSampling);
  MODIFY_REG(unit->CR3, USART_CR3_RTSE | USART_CR3_CTSE, init->HwFlowCtl);
  unit->BRR = divider(huart);
}

static HAL_StatusTypeDef start(UART_HandleTypeDef *huart, uint32_t lin, uint32_t halfDuplex)
{
  HAL_UART_MspInit(huart);
  huart->Instance->CR1 &= ~USART_CR1_UE;
  configure(huart);
  MODIFY_REG(huart->Instance->CR2, USART_CR2_LINEN | USART_CR2_LBDL | USART_CR2_CLKEN, lin);
  MODIFY_REG(huart->Instance->CR3, USART_CR3_SCEN | USART_CR3_IREN | USART_CR3_HDSEL, halfDuplex);
  huart->Instance->CR1 |= USART_CR1_UE;
  huart->gState = HAL_UART_STATE_READY;
  return HAL_OK;
}

HAL_StatusTypeDef HAL_UART_Init(UART_HandleTypeDef *huart)
{
  return (huart == NULL) ? HAL_ERROR : start(huart, 0U, 0U);
}

HAL_StatusTypeDef HAL_HalfDuplex_Init(UART_HandleTypeDef *huart)
{
  return (huart == NULL) ? HAL_ERROR : start(huart, 0U, USART_CR3_HDSEL);
}

/* RM0090 30.3.8: LINEN with 8 bits, one stop bit and no clock; oversampling by 16. */
HAL_StatusTypeDef HAL_LIN_Init(UART_HandleTypeDef *huart, uint32_t BreakDetectLength)
{
  if ((huart == NULL) || (huart->Init.WordLength != UART_WORDLENGTH_8B) || (huart->Init.StopBits != UART_STOPBITS_1) || (huart->Init.OverSampling != UART_OVERSAMPLING_16))
  {
    return HAL_ERROR;
  }
  return start(huart, USART_CR2_LINEN | BreakDetectLength, 0U);
}

HAL_StatusTypeDef HAL_UART_DeInit(UART_HandleTypeDef *huart)
{
  huart->Instance->CR1 &= ~USART_CR1_UE;
  HAL_UART_MspDeInit(huart);
  huart->gState = HAL_UART_STATE_RESET;
  return HAL_OK;
}

static HAL_StatusTypeDef await(const UART_HandleTypeDef *huart, uint32_t flag, uint32_t Timeout)
{
  const uint32_t start_ = HAL_GetTick();

  while ((huart->Instance->SR & flag) == 0U)
  {
    if ((Timeout != HAL_MAX_DELAY) && ((HAL_GetTick() - start_) > Timeout))
    {
      return HAL_TIMEOUT;
    }
  }
  return HAL_OK;
}

HAL_StatusTypeDef HAL_UART_Transmit(UART_HandleTypeDef *huart, const uint8_t *pData, uint16_t Size, uint32_t Timeout)
{
  for (uint16_t index = 0U; index < Size; index++)
  {
    if (await(huart, USART_SR_TXE, Timeout) != HAL_OK)
    {
      return HAL_TIMEOUT;
    }
    huart->Instance->DR = pData[index];
  }
  return await(huart, USART_SR_TC, Timeout);
}

HAL_StatusTypeDef HAL_UART_Receive(UART_HandleTypeDef *huart, uint8_t *pData, uint16_t Size, uint32_t Timeout)
{
  for (uint16_t index = 0U; index < Size; index++)
  {
    if (await(huart, USART_SR_RXNE, Timeout) != HAL_OK)
    {
      return HAL_TIMEOUT;
    }
    pData[index] = (uint8_t)huart->Instance->DR;
  }
  return HAL_OK;
}

HAL_StatusTypeDef HAL_UART_Receive_IT(UART_HandleTypeDef *huart, uint8_t *pData, uint16_t Size)
{
  huart->pRxBuffPtr = pData;
  huart->RxXferCount = Size;
  huart->Instance->CR1 |= USART_CR1_RXNEIE;
  return HAL_OK;
}

void HAL_UART_IRQHandler(UART_HandleTypeDef *huart)
{
  if (((huart->Instance->SR & USART_SR_RXNE) != 0U) && (huart->RxXferCount > 0U))
  {
    *huart->pRxBuffPtr = (uint8_t)huart->Instance->DR;
    huart->pRxBuffPtr++;
    huart->RxXferCount--;
    if (huart->RxXferCount == 0U)
    {
      huart->Instance->CR1 &= ~USART_CR1_RXNEIE;
      HAL_UART_RxCpltCallback(huart);
    }
  }
}

__weak void HAL_UART_RxCpltCallback(UART_HandleTypeDef *huart)
{
  UNUSED(huart);
}
