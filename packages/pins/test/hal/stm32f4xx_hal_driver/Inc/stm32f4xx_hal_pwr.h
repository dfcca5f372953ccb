#ifndef STM32F4XX_HAL_PWR_H
#define STM32F4XX_HAL_PWR_H

#include "stm32f4xx_hal_def.h"

/* Field VOS of PWR_CR: one bit on STM32F405/407 (RM0090 5.4.1), two on the others (5.4.3). */
#if defined(STM32F405xx) || defined(STM32F407xx) || defined(STM32F415xx) || defined(STM32F417xx)
#define PWR_CR_VOS (1UL << 14)
#define PWR_REGULATOR_VOLTAGE_SCALE1 (1UL << 14)
#define PWR_REGULATOR_VOLTAGE_SCALE2 0UL
#else
#define PWR_CR_VOS (3UL << 14)
#define PWR_REGULATOR_VOLTAGE_SCALE1 (3UL << 14)
#define PWR_REGULATOR_VOLTAGE_SCALE2 (2UL << 14)
#define PWR_REGULATOR_VOLTAGE_SCALE3 (1UL << 14)
HAL_StatusTypeDef HAL_PWREx_EnableOverDrive(void);
HAL_StatusTypeDef HAL_PWREx_DisableOverDrive(void);
#endif

#define __HAL_PWR_VOLTAGESCALING_CONFIG(REGULATOR) MODIFY_REG(PWR->CR, PWR_CR_VOS, (REGULATOR))

void HAL_PWR_EnableBkUpAccess(void);

#endif
