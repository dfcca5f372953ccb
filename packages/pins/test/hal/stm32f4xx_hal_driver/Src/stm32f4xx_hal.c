#include "stm32f4xx_hal.h"

#if defined(__arm__)
void *memset(void *target, int value, size_t size);
#endif

static __IO uint32_t ticks;

__weak void HAL_MspInit(void)
{
}

HAL_StatusTypeDef HAL_Init(void)
{
  __HAL_FLASH_INSTRUCTION_CACHE_ENABLE();
  __HAL_FLASH_DATA_CACHE_ENABLE();
  __HAL_FLASH_PREFETCH_BUFFER_ENABLE();
  HAL_NVIC_SetPriorityGrouping(NVIC_PRIORITYGROUP_4);
  (void)HAL_InitTick(TICK_INT_PRIORITY);
  HAL_MspInit();
  return HAL_OK;
}

__weak HAL_StatusTypeDef HAL_InitTick(uint32_t TickPriority)
{
  (void)HAL_SYSTICK_Config(SystemCoreClock / 1000U);
  HAL_NVIC_SetPriority(SysTick_IRQn, TickPriority, 0U);
  return HAL_OK;
}

__weak void HAL_IncTick(void)
{
  ticks++;
}

__weak uint32_t HAL_GetTick(void)
{
  return ticks;
}

__weak void HAL_Delay(uint32_t Delay)
{
  const uint32_t start = HAL_GetTick();

  while ((HAL_GetTick() - start) <= Delay)
  {
  }
}

#if defined(__arm__)
/* The compiler calls it for large initialisers, also where no C library is linked. */
__weak void *memset(void *target, int value, size_t size)
{
  unsigned char *const bytes = target;

  for (size_t index = 0U; index < size; index++)
  {
    ((volatile unsigned char *)bytes)[index] = (unsigned char)value;
  }
  return target;
}
#endif
