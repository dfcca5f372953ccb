#ifndef STM32F4XX_HAL_RCC_H
#define STM32F4XX_HAL_RCC_H

#include "stm32f4xx_hal_def.h"
#include "stm32f4xx_hal_rcc_clocks.h"
#include "stm32f4xx_hal_rcc_ex.h"

typedef struct
{
  uint32_t PLLState;
  uint32_t PLLSource;
  uint32_t PLLM;
  uint32_t PLLN;
  uint32_t PLLP;
  uint32_t PLLQ;
#if defined(RCC_PLLCFGR_PLLR)
  uint32_t PLLR;
#endif
} RCC_PLLInitTypeDef;

typedef struct
{
  uint32_t OscillatorType;
  uint32_t HSEState;
  uint32_t LSEState;
  uint32_t HSIState;
  uint32_t HSICalibrationValue;
  uint32_t LSIState;
  RCC_PLLInitTypeDef PLL;
} RCC_OscInitTypeDef;

typedef struct
{
  uint32_t ClockType;
  uint32_t SYSCLKSource;
  uint32_t AHBCLKDivider;
  uint32_t APB1CLKDivider;
  uint32_t APB2CLKDivider;
} RCC_ClkInitTypeDef;

#define RCC_OSCILLATORTYPE_NONE 0x0U
#define RCC_OSCILLATORTYPE_HSE 0x1U
#define RCC_OSCILLATORTYPE_HSI 0x2U
#define RCC_OSCILLATORTYPE_LSE 0x4U
#define RCC_OSCILLATORTYPE_LSI 0x8U
#define RCC_HSE_OFF 0U
#define RCC_HSE_ON RCC_CR_HSEON
#define RCC_HSE_BYPASS (RCC_CR_HSEBYP | RCC_CR_HSEON)
#define RCC_LSE_OFF 0U
#define RCC_LSE_ON RCC_BDCR_LSEON
#define RCC_LSE_BYPASS (RCC_BDCR_LSEBYP | RCC_BDCR_LSEON)
#define RCC_HSI_OFF 0U
#define RCC_HSI_ON RCC_CR_HSION
#define RCC_HSICALIBRATION_DEFAULT 0x10U
#define RCC_LSI_OFF 0U
#define RCC_LSI_ON RCC_CSR_LSION
#define RCC_PLL_NONE 0U
#define RCC_PLL_OFF 1U
#define RCC_PLL_ON 2U
#define RCC_PLLP_DIV2 2U
#define RCC_PLLP_DIV4 4U
#define RCC_PLLP_DIV6 6U
#define RCC_PLLP_DIV8 8U
#define RCC_PLLSOURCE_HSI 0U
#define RCC_PLLSOURCE_HSE RCC_PLLCFGR_PLLSRC

#define RCC_CLOCKTYPE_SYSCLK 0x1U
#define RCC_CLOCKTYPE_HCLK 0x2U
#define RCC_CLOCKTYPE_PCLK1 0x4U
#define RCC_CLOCKTYPE_PCLK2 0x8U
#define RCC_SYSCLKSOURCE_HSI 0U
#define RCC_SYSCLKSOURCE_HSE 1U
#define RCC_SYSCLKSOURCE_PLLCLK 2U
#define RCC_SYSCLK_DIV1 0x00U
#define RCC_SYSCLK_DIV2 0x80U
#define RCC_SYSCLK_DIV4 0x90U
#define RCC_SYSCLK_DIV8 0xA0U
#define RCC_SYSCLK_DIV16 0xB0U
#define RCC_SYSCLK_DIV64 0xC0U
#define RCC_SYSCLK_DIV128 0xD0U
#define RCC_SYSCLK_DIV256 0xE0U
#define RCC_SYSCLK_DIV512 0xF0U
#define RCC_HCLK_DIV1 0x0000U
#define RCC_HCLK_DIV2 0x1000U
#define RCC_HCLK_DIV4 0x1400U
#define RCC_HCLK_DIV8 0x1800U
#define RCC_HCLK_DIV16 0x1C00U

#define RCC_MCO1 0U
#define RCC_MCO2 1U
#define RCC_MCO1SOURCE_HSI 0U
#define RCC_MCO1SOURCE_LSE (1UL << 21)
#define RCC_MCO1SOURCE_HSE (2UL << 21)
#define RCC_MCO1SOURCE_PLLCLK (3UL << 21)
#define RCC_MCO2SOURCE_SYSCLK 0U
#define RCC_MCO2SOURCE_PLLI2SCLK (1UL << 30)
#define RCC_MCO2SOURCE_HSE (2UL << 30)
#define RCC_MCO2SOURCE_PLLCLK (3UL << 30)
#define RCC_MCODIV_1 0U
#define RCC_MCODIV_2 (4UL << 24)
#define RCC_MCODIV_3 (5UL << 24)
#define RCC_MCODIV_4 (6UL << 24)
#define RCC_MCODIV_5 (7UL << 24)

/* QEMU's machines have no RCC: its registers read as 0, and nothing ever becomes ready there. */
#if defined(WITHOUT_RCC)
#define RCC_AWAIT(REGISTER, MASK, WANTED) ((void)(WANTED))
#else
#define RCC_AWAIT(REGISTER, MASK, WANTED)               \
  do                                                    \
  {                                                     \
  } while ((RCC->REGISTER & (MASK)) != (WANTED))
#endif

HAL_StatusTypeDef HAL_RCC_OscConfig(RCC_OscInitTypeDef *RCC_OscInitStruct);
HAL_StatusTypeDef HAL_RCC_ClockConfig(RCC_ClkInitTypeDef *RCC_ClkInitStruct, uint32_t FLatency);
void HAL_RCC_MCOConfig(uint32_t RCC_MCOx, uint32_t RCC_MCOSource, uint32_t RCC_MCODiv);
void HAL_RCC_EnableCSS(void);
uint32_t HAL_RCC_GetSysClockFreq(void);
uint32_t HAL_RCC_GetHCLKFreq(void);
uint32_t HAL_RCC_GetPCLK1Freq(void);
uint32_t HAL_RCC_GetPCLK2Freq(void);

#endif
