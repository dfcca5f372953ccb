/* The registers of STM32F4 parts that the tests use: RM0090 2.3 (memory map) and the register maps of each section. */
#ifndef STM32F4XX_H
#define STM32F4XX_H

#include "stm32f4xx_irqn.h"
#include "core_cm4.h"
#include "system_stm32f4xx.h"
#include "stm32f4xx_registers.h"
#include "stm32f4xx_bits.h"

#define __CM4_REV 0x0001U
#define __FPU_PRESENT 1U
#define __NVIC_PRIO_BITS 4U

typedef enum
{
  RESET = 0U,
  SET = 1U
} FlagStatus, ITStatus;

typedef enum
{
  DISABLE = 0U,
  ENABLE = 1U
} FunctionalState;

typedef enum
{
  SUCCESS = 0U,
  ERROR = 1U
} ErrorStatus;

#define SET_BIT(REG, BIT) ((REG) |= (BIT))
#define CLEAR_BIT(REG, BIT) ((REG) &= ~(BIT))
#define READ_BIT(REG, BIT) ((REG) & (BIT))
#define WRITE_REG(REG, VAL) ((REG) = (VAL))
#define READ_REG(REG) ((REG))
#define MODIFY_REG(REG, CLEAR, SET_) ((REG) = (((REG) & ~(CLEAR)) | (SET_)))

#if defined(USE_HAL_DRIVER)
#include "stm32f4xx_hal.h"
#endif

#endif
