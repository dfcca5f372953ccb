/**
 * Interrupt vectors of the STM32F4 beyond the sixteen of the core, `position:name`, with the lines that have them
 * (all without a list; `410c` is the STM32F410Cx alone). Facts of the vector tables of RM0090, RM0368, RM0383,
 * RM0386, RM0390, RM0401, RM0402 and RM0430; names as CMSIS writes them.
 */
const TABLE: readonly (readonly [vectors: string, lines?: string])[] = [
  [
    '0:WWDG 1:PVD 2:TAMP_STAMP 3:RTC_WKUP 4:FLASH 5:RCC 6:EXTI0 7:EXTI1 8:EXTI2 9:EXTI3 10:EXTI4 11:DMA1_Stream0 12:DMA1_Stream1 13:DMA1_Stream2 14:DMA1_Stream3 15:DMA1_Stream4 16:DMA1_Stream5 17:DMA1_Stream6 18:ADC 23:EXTI9_5 24:TIM1_BRK_TIM9 26:TIM1_TRG_COM_TIM11 27:TIM1_CC 31:I2C1_EV 32:I2C1_ER 33:I2C2_EV 34:I2C2_ER 35:SPI1 37:USART1 38:USART2 40:EXTI15_10 41:RTC_Alarm 47:DMA1_Stream7 50:TIM5 56:DMA2_Stream0 57:DMA2_Stream1 58:DMA2_Stream2 59:DMA2_Stream3 60:DMA2_Stream4 68:DMA2_Stream5 69:DMA2_Stream6 70:DMA2_Stream7 81:FPU',
  ],
  ['36:SPI2 71:USART6', '401 405 407 410c 410r 411 412 413 415 417 423 427 429 437 439 446 469 479'],
  [
    '25:TIM1_UP_TIM10 28:TIM2 29:TIM3 30:TIM4 42:OTG_FS_WKUP 49:SDIO 51:SPI3 67:OTG_FS 72:I2C3_EV 73:I2C3_ER',
    '401 405 407 411 412 413 415 417 423 427 429 437 439 446 469 479',
  ],
  [
    '19:CAN1_TX 20:CAN1_RX0 21:CAN1_RX1 22:CAN1_SCE 39:USART3 43:TIM8_BRK_TIM12 44:TIM8_UP_TIM13 45:TIM8_TRG_COM_TIM14 46:TIM8_CC 55:TIM7 63:CAN2_TX 64:CAN2_RX0 65:CAN2_RX1 66:CAN2_SCE',
    '405 407 412 413 415 417 423 427 429 437 439 446 469 479',
  ],
  ['54:TIM6_DAC', '405 407 410 413 415 417 423 427 429 437 439 446 469 479'],
  ['84:SPI4', '401 411 412 413 423 427 429 437 439 446 469 479'],
  ['85:SPI5', '410c 410r 411 412 413 423 427 429 437 439 469 479'],
  ['52:UART4 53:UART5', '405 407 413 415 417 423 427 429 437 439 446 469 479'],
  [
    '74:OTG_HS_EP1_OUT 75:OTG_HS_EP1_IN 76:OTG_HS_WKUP 77:OTG_HS',
    '405 407 415 417 427 429 437 439 446 469 479',
  ],
  ['80:RNG', '405 407 410 412 413 423'],
  ['95:FMPI2C1_EV 96:FMPI2C1_ER', '410 412 413 423 446'],
  ['78:DCMI', '407 417 427 429 437 439 446 469 479'],
  ['87:SAI1', '413 423 427 429 437 439 446 469 479'],
  ['61:ETH 62:ETH_WKUP', '407 417 427 429 437 439 469 479'],
  ['80:HASH_RNG', '415 417 427 429 437 439 469 479'],
  ['82:UART7 83:UART8', '413 423 427 429 437 439 469 479'],
  ['48:FMC', '427 429 437 439 446 469 479'],
  ['61:DFSDM1_FLT0 62:DFSDM1_FLT1', '412 413 423'],
  ['86:SPI6 90:DMA2D', '427 429 437 439 469 479'],
  ['92:QUADSPI', '412r 412v 412z 413 423 446'],
  ['79:CRYP', '415 417 437 439 479'],
  ['97:LPTIM1', '410 413 423'],
  ['48:FSMC', '405 407 415 417'],
  ['54:TIM6', '412'],
  ['88:LTDC 89:LTDC_ER', '429 439 469 479'],
  ['25:TIM1_UP', '410'],
  [
    '74:CAN3_TX 75:CAN3_RX0 76:CAN3_RX1 77:CAN3_SCE 88:UART9 89:UART10 98:DFSDM2_FLT0 99:DFSDM2_FLT1 100:DFSDM2_FLT2 101:DFSDM2_FLT3',
    '413 423',
  ],
  ['91:QUADSPI 92:DSI', '469 479'],
  ['79:AES', '423'],
  ['91:SAI2 93:CEC 94:SPDIF_RX', '446'],
];

/** Names of vectors by position for a line, e.g. `407` or `410t`. */
export function vectorsOf(line: string): ReadonlyMap<number, string> {
  const found: [number, string][] = [];
  for (const [vectors, lines] of TABLE) {
    if (lines !== undefined && !lines.split(' ').some((each) => line.startsWith(each))) continue;
    for (const vector of vectors.split(' ')) {
      const [position = '', name = ''] = vector.split(':');
      found.push([Number(position), name]);
    }
  }
  return new Map(found.sort(([one], [other]) => one - other));
}
