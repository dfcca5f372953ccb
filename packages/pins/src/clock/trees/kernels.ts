/** Peripherals by bus, alike on all lines (RM0090 table 1, RM0430 table 1); one with a clock of its own is left out. */
const BUS: Readonly<Record<string, readonly string[]>> = {
  HCLK: 'CRC DMA DMA2D GPIO CRYP HASH AES DCMI ETH FSMC FMC QUADSPI USB_OTG_HS NVIC SYS'.split(' '),
  PCLK1: 'USART2 USART3 UART4 UART5 UART7 UART8 SPI2 SPI3 I2C1 I2C2 I2C3 CAN1 CAN2 CAN3 DAC WWDG'.split(' '),
  PCLK2: 'USART1 USART6 UART9 UART10 SPI1 SPI4 SPI5 SPI6 ADC1 ADC2 ADC3 DFSDM1 DFSDM2 DSIHOST'.split(' '),
  APB1TIM: 'TIM2 TIM3 TIM4 TIM5 TIM6 TIM7 TIM12 TIM13 TIM14'.split(' '),
  APB2TIM: 'TIM1 TIM8 TIM9 TIM10 TIM11'.split(' '),
  LSI: ['IWDG'],
  RTCCLK: ['RTC'],
};

/** Instances by the node that clocks them; `own` are the line's peripherals with a clock of their own. */
export function kernels(own: Readonly<Record<string, readonly string[]>>): Record<string, readonly string[]> {
  const taken = new Set(Object.values(own).flat());
  const buses = Object.entries(BUS).map(
    ([node, instances]) => [node, instances.filter((instance) => !taken.has(instance))] as const,
  );
  return { ...Object.fromEntries(buses), ...own };
}
