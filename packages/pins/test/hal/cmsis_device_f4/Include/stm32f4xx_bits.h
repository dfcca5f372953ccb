#ifndef STM32F4XX_BITS_H
#define STM32F4XX_BITS_H

/* RCC: RM0090 7.3.1, 7.3.2, 7.3.20, 7.3.21 */
#define RCC_CR_HSION (1UL << 0)
#define RCC_CR_HSIRDY (1UL << 1)
#define RCC_CR_HSEON (1UL << 16)
#define RCC_CR_HSERDY (1UL << 17)
#define RCC_CR_HSEBYP (1UL << 18)
#define RCC_CR_CSSON (1UL << 19)
#define RCC_CR_PLLON (1UL << 24)
#define RCC_CR_PLLRDY (1UL << 25)
#define RCC_CR_PLLI2SON (1UL << 26)
#define RCC_CR_PLLI2SRDY (1UL << 27)
#define RCC_PLLCFGR_PLLSRC (1UL << 22)
#define RCC_BDCR_LSEON (1UL << 0)
#define RCC_BDCR_LSERDY (1UL << 1)
#define RCC_BDCR_LSEBYP (1UL << 2)
#define RCC_BDCR_RTCSEL (3UL << 8)
#define RCC_CSR_LSION (1UL << 0)
#define RCC_CSR_LSIRDY (1UL << 1)

/* FLASH, PWR: RM0090 3.9.2, 5.4 */
#define FLASH_ACR_LATENCY 0xFUL
#define FLASH_ACR_PRFTEN (1UL << 8)
#define FLASH_ACR_ICEN (1UL << 9)
#define FLASH_ACR_DCEN (1UL << 10)
#define PWR_CR_DBP (1UL << 8)
#define PWR_CR_ODEN (1UL << 16)
#define PWR_CR_ODSWEN (1UL << 17)
#define PWR_CSR_ODRDY (1UL << 16)
#define PWR_CSR_ODSWRDY (1UL << 17)

/* USART: RM0090 30.6 */
#define USART_SR_RXNE (1UL << 5)
#define USART_SR_TC (1UL << 6)
#define USART_SR_TXE (1UL << 7)
#define USART_CR1_RE (1UL << 2)
#define USART_CR1_TE (1UL << 3)
#define USART_CR1_RXNEIE (1UL << 5)
#define USART_CR1_PS (1UL << 9)
#define USART_CR1_PCE (1UL << 10)
#define USART_CR1_M (1UL << 12)
#define USART_CR1_UE (1UL << 13)
#define USART_CR1_OVER8 (1UL << 15)
#define USART_CR2_LBCL (1UL << 8)
#define USART_CR2_CPHA (1UL << 9)
#define USART_CR2_CPOL (1UL << 10)
#define USART_CR2_CLKEN (1UL << 11)
#define USART_CR2_STOP (3UL << 12)
#define USART_CR2_LINEN (1UL << 14)
#define USART_CR3_IREN (1UL << 1)
#define USART_CR3_HDSEL (1UL << 3)
#define USART_CR3_SCEN (1UL << 5)
#define USART_CR3_RTSE (1UL << 8)
#define USART_CR3_CTSE (1UL << 9)

/* SPI: RM0090 28.5 */
#define SPI_CR1_CPHA (1UL << 0)
#define SPI_CR1_CPOL (1UL << 1)
#define SPI_CR1_MSTR (1UL << 2)
#define SPI_CR1_BR (7UL << 3)
#define SPI_CR1_SPE (1UL << 6)
#define SPI_CR1_LSBFIRST (1UL << 7)
#define SPI_CR1_SSI (1UL << 8)
#define SPI_CR1_SSM (1UL << 9)
#define SPI_CR1_RXONLY (1UL << 10)
#define SPI_CR1_DFF (1UL << 11)
#define SPI_CR1_CRCEN (1UL << 13)
#define SPI_CR1_BIDIMODE (1UL << 15)
#define SPI_CR2_SSOE (1UL << 2)
#define SPI_CR2_FRF (1UL << 4)
#define SPI_I2SCFGR_I2SMOD (1UL << 11)

/* I2C: RM0090 27.6 */
#define I2C_CR1_PE (1UL << 0)
#define I2C_CR1_ENGC (1UL << 6)
#define I2C_CR1_NOSTRETCH (1UL << 7)
#define I2C_CR1_SWRST (1UL << 15)
#define I2C_CCR_FS (1UL << 15)
#define I2C_CCR_DUTY (1UL << 14)

/* CAN: RM0090 32.9.2 */
#define CAN_MCR_INRQ (1UL << 0)
#define CAN_MCR_SLEEP (1UL << 1)
#define CAN_MSR_INAK (1UL << 0)
#define CAN_MSR_SLAK (1UL << 1)

#endif
