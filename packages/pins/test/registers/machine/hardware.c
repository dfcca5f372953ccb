/* What RM0090 says that the hardware does by itself, as far as start-up code waits for it. */
#define _GNU_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include "machine.h"

static volatile uint32_t *at(uint32_t address)
{
  return (volatile uint32_t *)(uintptr_t)address;
}

#define GPIOA_MODER 0x40020000U
#define RCC_CR 0x40023800U
#define RCC_CFGR 0x40023808U
#define RCC_BDCR 0x40023870U
#define RCC_CSR 0x40023874U
#define PWR_CR 0x40007000U
#define PWR_CSR 0x40007004U

static void map(unsigned long address, unsigned long size)
{
  void *const place = mmap((void *)address, size, PROT_READ | PROT_WRITE,
                           MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);

  if (place != (void *)address)
  {
    perror("mmap");
    exit(1);
  }
}

/* SR of USARTs 0xC0 (30.6.1), of SPIs 0x2 (28.5.3), their CRC polynomial 0x7 (28.5.5). */
static void resetSerial(void)
{
  static const uint32_t usarts[] = {0x40011000U, 0x40011400U, 0x40004400U, 0x40004800U,
                                    0x40004C00U, 0x40005000U, 0x40007800U, 0x40007C00U};
  static const uint32_t spis[] = {0x40013000U, 0x40013400U, 0x40003800U, 0x40003C00U, 0x40015000U, 0x40015400U};

  for (unsigned index = 0U; index < sizeof usarts / sizeof *usarts; index++)
  {
    *at(usarts[index]) = 0xC0U;
  }
  for (unsigned index = 0U; index < sizeof spis / sizeof *spis; index++)
  {
    *at(spis[index] + 0x08U) = 0x2U;
    *at(spis[index] + 0x10U) = 0x7U;
  }
}

/* Reset values of 8.4.1, 8.4.3, 8.4.4, 7.3.1, 7.3.2, 7.3.10, 7.3.21, 5.4.1. */
void machine_reset(void)
{
  map(PERIPHERALS, PERIPHERALS_SIZE);
  map(BIT_BAND, BIT_BAND_SIZE);
  map(CORE, CORE_SIZE);
  *at(GPIOA_MODER) = 0xA8000000U;
  *at(0x40020400U) = 0x00000280U;
  *at(0x40020408U) = 0x000000C0U;
  *at(0x4002000CU) = 0x64000000U;
  *at(0x4002040CU) = 0x00000100U;
  *at(RCC_CR) = 0x00000083U;
  *at(0x40023804U) = 0x24003010U;
  *at(0x40023830U) = 0x00100000U;
  *at(RCC_CSR) = 0x0E000000U;
  *at(PWR_CR) = 0x00004000U;
  *at(0xE000ED0CU) = 0xFA050000U;
  resetSerial();
}

static void follow(uint32_t address, uint32_t cause, uint32_t effect)
{
  *at(address) = ((*at(address) & cause) != 0U) ? (*at(address) | effect) : (*at(address) & ~effect);
}

void machine_settle(void)
{
  follow(RCC_CR, 1U << 0, 1U << 1);   /* HSI */
  follow(RCC_CR, 1U << 16, 1U << 17); /* HSE */
  follow(RCC_CR, 1U << 24, 1U << 25); /* PLL */
  follow(RCC_CR, 1U << 26, 1U << 27); /* PLLI2S */
  follow(RCC_CR, 1U << 28, 1U << 29); /* PLLSAI */
  follow(RCC_BDCR, 1U << 0, 1U << 1); /* LSE */
  follow(RCC_CSR, 1U << 0, 1U << 1);  /* LSI */
  *at(RCC_CFGR) = (*at(RCC_CFGR) & ~0xCU) | ((*at(RCC_CFGR) & 3U) << 2); /* SWS is SW */
  *at(PWR_CSR) = (*at(PWR_CR) & 0x30000U) | 0x4000U;                     /* over-drive, voltage scale */
}
