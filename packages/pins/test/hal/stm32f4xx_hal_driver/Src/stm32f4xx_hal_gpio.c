#include "stm32f4xx_hal.h"

#define IS_OUTPUT(MODE) ((((MODE) & 3U) == 1U) || (((MODE) & 3U) == 2U))
#define IS_ALTERNATE(MODE) (((MODE) & 3U) == 2U)
#define IS_ANALOG(MODE) (((MODE) & 3U) == 3U)
#define IS_OPEN_DRAIN(MODE) (((MODE) & 0x10U) != 0U)
#define INTERRUPT 0x10000U
#define EVENT 0x20000U
#define RISING 0x100000U
#define FALLING 0x200000U

/* Two bits of a pin in a register of sixteen fields. */
static void setPair(__IO uint32_t *target, uint32_t pin, uint32_t value)
{
  MODIFY_REG(*target, 3UL << (pin * 2U), value << (pin * 2U));
}

static void setBit(__IO uint32_t *target, uint32_t bit, uint32_t isSet)
{
  MODIFY_REG(*target, bit, (isSet != 0U) ? bit : 0U);
}

/* RM0090 12.2.5 and 9.3.3: one port for a line, its edges, then what it raises. */
static void setLine(const GPIO_TypeDef *port, uint32_t pin, uint32_t mode)
{
  const uint32_t index = ((uint32_t)(uintptr_t)port - (uint32_t)(uintptr_t)GPIOA) >> 10;
  const uint32_t shift = (pin & 3U) * 4U;

  __HAL_RCC_SYSCFG_CLK_ENABLE();
  MODIFY_REG(SYSCFG->EXTICR[pin >> 2], 0xFUL << shift, index << shift);
  setBit(&EXTI->RTSR, 1UL << pin, mode & RISING);
  setBit(&EXTI->FTSR, 1UL << pin, mode & FALLING);
  setBit(&EXTI->EMR, 1UL << pin, mode & EVENT);
  setBit(&EXTI->IMR, 1UL << pin, mode & INTERRUPT);
}

static void initPin(GPIO_TypeDef *port, uint32_t pin, const GPIO_InitTypeDef *init)
{
  const uint32_t mode = init->Mode;

  if (IS_OUTPUT(mode))
  {
    setPair(&port->OSPEEDR, pin, init->Speed);
    setBit(&port->OTYPER, 1UL << pin, IS_OPEN_DRAIN(mode) ? 1U : 0U);
  }
  if (!IS_ANALOG(mode))
  {
    setPair(&port->PUPDR, pin, init->Pull);
  }
  if (IS_ALTERNATE(mode))
  {
    MODIFY_REG(port->AFR[pin >> 3], 0xFUL << ((pin & 7U) * 4U), init->Alternate << ((pin & 7U) * 4U));
  }
  setPair(&port->MODER, pin, mode & 3U);
  if ((mode & (INTERRUPT | EVENT)) != 0U)
  {
    setLine(port, pin, mode);
  }
}

void HAL_GPIO_Init(GPIO_TypeDef *GPIOx, GPIO_InitTypeDef *GPIO_Init)
{
  for (uint32_t pin = 0U; pin < 16U; pin++)
  {
    if ((GPIO_Init->Pin & (1UL << pin)) != 0U)
    {
      initPin(GPIOx, pin, GPIO_Init);
    }
  }
}

void HAL_GPIO_DeInit(GPIO_TypeDef *GPIOx, uint32_t GPIO_Pin)
{
  for (uint32_t pin = 0U; pin < 16U; pin++)
  {
    if ((GPIO_Pin & (1UL << pin)) != 0U)
    {
      setPair(&GPIOx->MODER, pin, 0U);
      setPair(&GPIOx->PUPDR, pin, 0U);
    }
  }
}

GPIO_PinState HAL_GPIO_ReadPin(GPIO_TypeDef *GPIOx, uint16_t GPIO_Pin)
{
  return ((GPIOx->IDR & GPIO_Pin) != 0U) ? GPIO_PIN_SET : GPIO_PIN_RESET;
}

void HAL_GPIO_WritePin(GPIO_TypeDef *GPIOx, uint16_t GPIO_Pin, GPIO_PinState PinState)
{
  GPIOx->BSRR = (PinState != GPIO_PIN_RESET) ? (uint32_t)GPIO_Pin : ((uint32_t)GPIO_Pin << 16);
}

void HAL_GPIO_TogglePin(GPIO_TypeDef *GPIOx, uint16_t GPIO_Pin)
{
  const uint32_t state = GPIOx->ODR;

  GPIOx->BSRR = ((state & GPIO_Pin) << 16) | (~state & GPIO_Pin);
}

void HAL_GPIO_EXTI_IRQHandler(uint16_t GPIO_Pin)
{
  if (__HAL_GPIO_EXTI_GET_IT(GPIO_Pin) != 0U)
  {
    __HAL_GPIO_EXTI_CLEAR_IT(GPIO_Pin);
    HAL_GPIO_EXTI_Callback(GPIO_Pin);
  }
}

__weak void HAL_GPIO_EXTI_Callback(uint16_t GPIO_Pin)
{
  UNUSED(GPIO_Pin);
}
