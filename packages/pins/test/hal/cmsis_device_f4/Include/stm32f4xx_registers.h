#ifndef STM32F4XX_REGISTERS_H
#define STM32F4XX_REGISTERS_H

#include "core_cm4.h"

/* RM0090 8.4 */
typedef struct
{
  __IO uint32_t MODER, OTYPER, OSPEEDR, PUPDR, IDR, ODR, BSRR, LCKR, AFR[2];
} GPIO_TypeDef;

/* RM0090 7.3 */
typedef struct
{
  __IO uint32_t CR, PLLCFGR, CFGR, CIR, AHB1RSTR, AHB2RSTR, AHB3RSTR, reserved0, APB1RSTR, APB2RSTR;
  uint32_t reserved1[2];
  __IO uint32_t AHB1ENR, AHB2ENR, AHB3ENR, reserved2, APB1ENR, APB2ENR;
  uint32_t reserved3[2];
  __IO uint32_t AHB1LPENR, AHB2LPENR, AHB3LPENR, reserved4, APB1LPENR, APB2LPENR;
  uint32_t reserved5[2];
  __IO uint32_t BDCR, CSR;
  uint32_t reserved6[2];
  __IO uint32_t SSCGR, PLLI2SCFGR, PLLSAICFGR, DCKCFGR, CKGATENR, DCKCFGR2;
} RCC_TypeDef;

/* RM0090 3.9 */
typedef struct
{
  __IO uint32_t ACR, KEYR, OPTKEYR, SR, CR, OPTCR, OPTCR1;
} FLASH_TypeDef;

/* RM0090 5.4 */
typedef struct
{
  __IO uint32_t CR, CSR;
} PWR_TypeDef;

/* RM0090 9.3 */
typedef struct
{
  __IO uint32_t MEMRMP, PMC, EXTICR[4], reserved[2], CMPCR;
} SYSCFG_TypeDef;

/* RM0090 12.3 */
typedef struct
{
  __IO uint32_t IMR, EMR, RTSR, FTSR, SWIER, PR;
} EXTI_TypeDef;

/* RM0090 30.6 */
typedef struct
{
  __IO uint32_t SR, DR, BRR, CR1, CR2, CR3, GTPR;
} USART_TypeDef;

/* RM0090 28.5 */
typedef struct
{
  __IO uint32_t CR1, CR2, SR, DR, CRCPR, RXCRCR, TXCRCR, I2SCFGR, I2SPR;
} SPI_TypeDef;

/* RM0090 27.6 */
typedef struct
{
  __IO uint32_t CR1, CR2, OAR1, OAR2, DR, SR1, SR2, CCR, TRISE, FLTR;
} I2C_TypeDef;

/* RM0090 32.9, without mailboxes and filters */
typedef struct
{
  __IO uint32_t MCR, MSR, TSR, RF0R, RF1R, IER, ESR, BTR;
} CAN_TypeDef;

#define GPIOA ((GPIO_TypeDef *)0x40020000U)
#define GPIOB ((GPIO_TypeDef *)0x40020400U)
#define GPIOC ((GPIO_TypeDef *)0x40020800U)
#define GPIOD ((GPIO_TypeDef *)0x40020C00U)
#define GPIOE ((GPIO_TypeDef *)0x40021000U)
#define GPIOF ((GPIO_TypeDef *)0x40021400U)
#define GPIOG ((GPIO_TypeDef *)0x40021800U)
#define GPIOH ((GPIO_TypeDef *)0x40021C00U)
#define GPIOI ((GPIO_TypeDef *)0x40022000U)
#define GPIOJ ((GPIO_TypeDef *)0x40022400U)
#define GPIOK ((GPIO_TypeDef *)0x40022800U)
#define RCC ((RCC_TypeDef *)0x40023800U)
#define FLASH ((FLASH_TypeDef *)0x40023C00U)
#define PWR ((PWR_TypeDef *)0x40007000U)
#define SYSCFG ((SYSCFG_TypeDef *)0x40013800U)
#define EXTI ((EXTI_TypeDef *)0x40013C00U)
#define USART1 ((USART_TypeDef *)0x40011000U)
#define USART2 ((USART_TypeDef *)0x40004400U)
#define USART3 ((USART_TypeDef *)0x40004800U)
#define UART4 ((USART_TypeDef *)0x40004C00U)
#define UART5 ((USART_TypeDef *)0x40005000U)
#define USART6 ((USART_TypeDef *)0x40011400U)
#define UART7 ((USART_TypeDef *)0x40007800U)
#define UART8 ((USART_TypeDef *)0x40007C00U)
#define SPI1 ((SPI_TypeDef *)0x40013000U)
#define SPI2 ((SPI_TypeDef *)0x40003800U)
#define SPI3 ((SPI_TypeDef *)0x40003C00U)
#define SPI4 ((SPI_TypeDef *)0x40013400U)
#define SPI5 ((SPI_TypeDef *)0x40015000U)
#define SPI6 ((SPI_TypeDef *)0x40015400U)
#define I2C1 ((I2C_TypeDef *)0x40005400U)
#define I2C2 ((I2C_TypeDef *)0x40005800U)
#define I2C3 ((I2C_TypeDef *)0x40005C00U)
#define CAN1 ((CAN_TypeDef *)0x40006400U)
#define CAN2 ((CAN_TypeDef *)0x40006800U)

#endif
