import type { PinConfiguration } from '@netloom/pins';

/** A small configuration on the F407: every setting of the table below is changed from here. */
export const BASE_CONFIGURATION: PinConfiguration = {
  netloom: 'pins',
  version: 1,
  name: 'base',
  chip: 'STM32F407ZGTx',
  peripherals: {
    USART1: { mode: 'Asynchronous', interrupt: 5 },
    USART2: { mode: 'Synchronous' },
    SPI2: { mode: 'Full_Duplex_Master' },
  },
  pins: {
    PA9: { signal: 'USART1_TX' },
    PA10: { signal: 'USART1_RX' },
    PD7: { signal: 'USART2_CK' },
    PD5: { signal: 'USART2_TX' },
    PD6: { signal: 'USART2_RX' },
    PB13: { signal: 'SPI2_SCK' },
    PB14: { signal: 'SPI2_MISO' },
    PB15: { signal: 'SPI2_MOSI' },
    PE3: { signal: 'GPIO_Output' },
    PE4: { signal: 'GPIO_Input' },
    PF6: { signal: 'GPIO_EXTI' },
  },
};

const parameter =
  (instance: string, name: string, value: string | number) =>
  (base: PinConfiguration): PinConfiguration => {
    const setting = base.peripherals[instance]!;
    const parameters = { ...setting.parameters, [name]: value };
    return { ...base, peripherals: { ...base.peripherals, [instance]: { ...setting, parameters } } };
  };

const pin =
  (name: string, setting: string, value: string) =>
  (base: PinConfiguration): PinConfiguration => {
    const assignment = base.pins[name]!;
    const settings = { ...assignment.settings, [setting]: value };
    return { ...base, pins: { ...base.pins, [name]: { ...assignment, settings } } };
  };

type Edit = (base: PinConfiguration) => PinConfiguration;
/** Registers whose bits change, as the exclusive or of before and after. */
type Bits = Readonly<Record<string, number>>;

/** What one setting changes, with its section in RM0090. At reset all buses run at 16 MHz. */
export const SETTINGS: readonly (readonly [about: string, edit: Edit, bits: Bits])[] = [
  // fCK / baud: 139 at 115200, 1667 at 9600.
  ['BaudRate (30.3.4)', parameter('USART1', 'BaudRate', 9600), { USART1_BRR: 139 ^ 1667 }],
  ['WordLength (30.6.4, M)', parameter('USART1', 'WordLength', 9), { USART1_CR1: 1 << 12 }],
  ['even Parity (30.6.4, PCE)', parameter('USART1', 'Parity', 'Even'), { USART1_CR1: 1 << 10 }],
  ['odd Parity (30.6.4, PCE and PS)', parameter('USART1', 'Parity', 'Odd'), { USART1_CR1: 3 << 9 }],
  ['2 StopBits (30.6.5, STOP)', parameter('USART1', 'StopBits', 2), { USART1_CR2: 2 << 12 }],
  // 16 steps of USARTDIV are 8 now: 139 is 17 and 3/8.
  [
    'OverSampling (30.6.4, OVER8)',
    parameter('USART1', 'OverSampling', 8),
    { USART1_CR1: 1 << 15, USART1_BRR: 139 ^ ((17 << 4) | 3) },
  ],
  ['CLKPolarity (30.6.5, CPOL)', parameter('USART2', 'CLKPolarity', 'High'), { USART2_CR2: 1 << 10 }],
  ['CLKPhase (30.6.5, CPHA)', parameter('USART2', 'CLKPhase', 'Two Edge'), { USART2_CR2: 1 << 9 }],
  ['CLKLastBit (30.6.5, LBCL)', parameter('USART2', 'CLKLastBit', 'Enable'), { USART2_CR2: 1 << 8 }],
  ['1.5 StopBits (30.6.5, STOP)', parameter('USART2', 'StopBits', 1.5), { USART2_CR2: 3 << 12 }],
  ['DataSize (28.5.1, DFF)', parameter('SPI2', 'DataSize', 16), { SPI2_CR1: 1 << 11 }],
  ['FirstBit (28.5.1, LSBFIRST)', parameter('SPI2', 'FirstBit', 'LSB'), { SPI2_CR1: 1 << 7 }],
  ['BaudRatePrescaler (28.5.1, BR)', parameter('SPI2', 'BaudRatePrescaler', 64), { SPI2_CR1: 5 << 3 }],
  ['CLKPolarity (28.5.1, CPOL)', parameter('SPI2', 'CLKPolarity', 'High'), { SPI2_CR1: 1 << 1 }],
  ['CLKPhase (28.5.1, CPHA)', parameter('SPI2', 'CLKPhase', '2 Edge'), { SPI2_CR1: 1 << 0 }],
  ['PinState (8.4.6, ODR)', pin('PE3', 'PinState', 'High'), { GPIOE_ODR: 1 << 3 }],
  ['GPIO_Mode (8.4.2, OT)', pin('PE3', 'GPIO_Mode', 'OutputOpenDrain'), { GPIOE_OTYPER: 1 << 3 }],
  ['GPIO_Speed (8.4.3)', pin('PE3', 'GPIO_Speed', 'VeryHigh'), { GPIOE_OSPEEDR: 3 << 6 }],
  ['pull-up (8.4.4)', pin('PE4', 'GPIO_PullupPulldown', 'PullUp'), { GPIOE_PUPDR: 1 << 8 }],
  ['pull-down (8.4.4)', pin('PE4', 'GPIO_PullupPulldown', 'PullDown'), { GPIOE_PUPDR: 2 << 8 }],
  [
    'GPIO_Mode of a TX (8.4.2, OT)',
    pin('PA9', 'GPIO_Mode', 'AlternateFunctionOpenDrain'),
    { GPIOA_OTYPER: 1 << 9 },
  ],
  [
    'falling edge (12.3.3, 12.3.4)',
    pin('PF6', 'GPIO_Mode', 'InterruptFalling'),
    { EXTI_RTSR: 1 << 6, EXTI_FTSR: 1 << 6 },
  ],
  ['event (12.3.1, 12.3.2)', pin('PF6', 'GPIO_Mode', 'EventRising'), { EXTI_IMR: 1 << 6, EXTI_EMR: 1 << 6 }],
  [
    'priority of an interrupt (PM0214 4.3.7)',
    (base) => ({
      ...base,
      peripherals: { ...base.peripherals, USART1: { mode: 'Asynchronous', interrupt: 6 } },
    }),
    { NVIC_IP37: 0x50 ^ 0x60 },
  ],
];
