#include "stm32f4xx.h"

#if !defined(HSE_VALUE)
#define HSE_VALUE 25000000U
#endif
#if !defined(HSI_VALUE)
#define HSI_VALUE 16000000U
#endif

uint32_t SystemCoreClock = HSI_VALUE;
/* Shifts of the prescaler fields of RCC_CFGR (RM0090 7.3.3). */
const uint8_t AHBPrescTable[16] = {0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4, 6, 7, 8, 9};
const uint8_t APBPrescTable[8] = {0, 0, 0, 0, 1, 2, 3, 4};

/* The floating-point unit is on (Armv7-M B3.2.20, CPACR: CP10 and CP11). */
void SystemInit(void)
{
  SCB->CPACR |= 0xFU << 20;
}

static uint32_t pllClock(void)
{
  const uint32_t settings = RCC->PLLCFGR;
  const uint32_t input = ((settings & RCC_PLLCFGR_PLLSRC) != 0U) ? HSE_VALUE : HSI_VALUE;
  const uint32_t vco = (uint32_t)(((uint64_t)input * ((settings >> 6) & 0x1FFU)) / (settings & 0x3FU));

  return vco / ((((settings >> 16) & 3U) + 1U) * 2U);
}

void SystemCoreClockUpdate(void)
{
  const uint32_t source = (RCC->CFGR >> 2) & 3U;
  uint32_t clock = HSI_VALUE;

  if (source == 1U)
  {
    clock = HSE_VALUE;
  }
  else if (source == 2U)
  {
    clock = pllClock();
  }
  else
  {
    /* HSI */
  }
  SystemCoreClock = clock >> AHBPrescTable[(RCC->CFGR >> 4) & 0xFU];
}
