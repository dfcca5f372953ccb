/** STM32F407ZGT6, LQFP144: leads 1 to 144 (DS8626, table 7). */
export const LEADS = [
  'PE2 PE3 PE4 PE5 PE6 VBAT PC13-ANTI_TAMP PC14-OSC32_IN PC15-OSC32_OUT PF0 PF1 PF2',
  'PF3 PF4 PF5 VSS VDD PF6 PF7 PF8 PF9 PF10 PH0-OSC_IN PH1-OSC_OUT',
  'NRST PC0 PC1 PC2 PC3 VDD VSSA VREF+ VDDA PA0-WKUP PA1 PA2',
  'PA3 VSS VDD PA4 PA5 PA6 PA7 PC4 PC5 PB0 PB1 PB2',
  'PF11 PF12 VSS VDD PF13 PF14 PF15 PG0 PG1 PE7 PE8 PE9',
  'VSS VDD PE10 PE11 PE12 PE13 PE14 PE15 PB10 PB11 VCAP_1 VDD',
  'PB12 PB13 PB14 PB15 PD8 PD9 PD10 PD11 PD12 PD13 VSS VDD',
  'PD14 PD15 PG2 PG3 PG4 PG5 PG6 PG7 PG8 VSS VDD PC6',
  'PC7 PC8 PC9 PA8 PA9 PA10 PA11 PA12 PA13 VCAP_2 VSS VDD',
  'PA14 PA15 PC10 PC11 PC12 PD0 PD1 PD2 PD3 PD4 PD5 VSS',
  'VDD PD6 PD7 PG9 PG10 PG11 PG12 PG13 PG14 VSS VDD PG15',
  'PB3 PB4 PB5 PB6 PB7 BOOT0 PB8 PB9 PE0 PE1 PDR_ON VDD',
].flatMap((side) => side.split(' '));

/** Alternate function of each instance, and the pins of its signals (DS8626, table 9). */
export const SERIAL: Readonly<Record<string, { alternate: number; pins: Record<string, string> }>> = {
  USART1: { alternate: 7, pins: { TX: 'PA9 PB6', RX: 'PA10 PB7', CTS: 'PA11', RTS: 'PA12', CK: 'PA8' } },
  USART2: {
    alternate: 7,
    pins: { TX: 'PA2 PD5', RX: 'PA3 PD6', CTS: 'PA0 PD3', RTS: 'PA1 PD4', CK: 'PA4 PD7' },
  },
  USART3: {
    alternate: 7,
    pins: {
      TX: 'PB10 PC10 PD8',
      RX: 'PB11 PC11 PD9',
      CTS: 'PB13 PD11',
      RTS: 'PB14 PD12',
      CK: 'PB12 PC12 PD10',
    },
  },
  UART4: { alternate: 8, pins: { TX: 'PA0 PC10', RX: 'PA1 PC11' } },
  UART5: { alternate: 8, pins: { TX: 'PC12', RX: 'PD2' } },
  USART6: {
    alternate: 8,
    pins: { TX: 'PC6 PG14', RX: 'PC7 PG9', CTS: 'PG13 PG15', RTS: 'PG8 PG12', CK: 'PC8 PG7' },
  },
  SPI1: { alternate: 5, pins: { NSS: 'PA4 PA15', SCK: 'PA5 PB3', MISO: 'PA6 PB4', MOSI: 'PA7 PB5' } },
  SPI2: { alternate: 5, pins: { NSS: 'PB9 PB12', SCK: 'PB10 PB13', MISO: 'PB14 PC2', MOSI: 'PB15 PC3' } },
  SPI3: { alternate: 6, pins: { NSS: 'PA4 PA15', SCK: 'PB3 PC10', MISO: 'PB4 PC11', MOSI: 'PB5 PC12' } },
  I2C1: { alternate: 4, pins: { SCL: 'PB6 PB8', SDA: 'PB7 PB9', SMBA: 'PB5' } },
  I2C2: { alternate: 4, pins: { SCL: 'PB10 PF1', SDA: 'PB11 PF0', SMBA: 'PB12 PF2' } },
  I2C3: { alternate: 4, pins: { SCL: 'PA8', SDA: 'PC9', SMBA: 'PA9' } },
  CAN1: { alternate: 9, pins: { RX: 'PA11 PB8 PD0', TX: 'PA12 PB9 PD1' } },
  CAN2: { alternate: 9, pins: { RX: 'PB5 PB12', TX: 'PB6 PB13' } },
};

/** Names of the chip's IPs by instance. */
export const ipOf = (instance: string): string => instance.replace(/^(U?S?ART|SPI|I2C|CAN)\d$/, '$1');

/** Functions of single pins that start-up code may set up. */
export const SPECIAL: Readonly<
  Record<string, readonly [signal: string, alternate?: number, macro?: string][]>
> = {
  PA8: [['RCC_MCO_1', 0, 'GPIO_AF0_MCO']],
  PC9: [['RCC_MCO_2', 0, 'GPIO_AF0_MCO']],
  PA13: [['SYS_JTMS-SWDIO', 0, 'GPIO_AF0_SWJ']],
  PA14: [['SYS_JTCK-SWCLK', 0, 'GPIO_AF0_SWJ']],
  'PH0-OSC_IN': [['RCC_OSC_IN']],
  'PH1-OSC_OUT': [['RCC_OSC_OUT']],
  'PC14-OSC32_IN': [['RCC_OSC32_IN']],
  'PC15-OSC32_OUT': [['RCC_OSC32_OUT']],
};
