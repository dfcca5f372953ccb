import type { Chip, ChipPin, ChipSignal, PinType } from './chip.ts';
import { portOf } from './portOf.ts';

/** Pins whose name tells of a second use (specification, 3.1). */
const NAMES: Readonly<Record<string, string>> = {
  PA0: 'PA0-WKUP',
  PC13: 'PC13-ANTI_TAMP',
  PC14: 'PC14-OSC32_IN',
  PC15: 'PC15-OSC32_OUT',
  PH0: 'PH0-OSC_IN',
  PH1: 'PH1-OSC_OUT',
};

/** The only alternate functions that the specification gives. */
const SIGNALS: Readonly<Record<string, ChipSignal>> = {
  PA3: { name: 'USART1_RX', routes: [{ alternate: 7, macro: 'GPIO_AF7_USART1' }] },
  PA4: { name: 'USART1_TX', routes: [{ alternate: 7, macro: 'GPIO_AF7_USART1' }] },
};

function gpio(): ChipSignal {
  return { name: 'GPIO', modes: ['Input', 'Output', 'Analog', 'EVENTOUT', 'EXTI'] };
}

/** Ports A to H have 16 pins, port I has 12: 140 pins. */
const PORTS: readonly (readonly [string, number])[] = [...'ABCDEFGHI'].map(
  (port) => [port, port === 'I' ? 12 : 16] as const,
);

/** With these the chip has its 144 pins. */
const SPECIAL: readonly (readonly [string, PinType])[] = [
  ['PDR_ON', 'Power'],
  ['NRST', 'Reset'],
  ['VDD', 'Power'],
  ['VSS', 'Power'],
];

function pins(): ChipPin[] {
  const ports = PORTS.flatMap(([port, count]) =>
    Array.from({ length: count }, (_, number) => {
      const short = `P${port}${number}`;
      const own = SIGNALS[short];
      return { name: NAMES[short] ?? short, type: 'I/O' as const, signals: own ? [own, gpio()] : [gpio()] };
    }),
  );
  const special = SPECIAL.map(([name, type]) => ({ name, type, signals: [] }));
  return [...ports, ...special].map((pin, index) => ({
    ...pin,
    ...portOf(pin.name),
    position: String(index + 1),
  }));
}

/**
 * The specification's 144-pin microcontroller, which no maker sells. Its leads follow the ports, as the specification
 * gives no positions; memory, core and clocks are those of an STM32F407xG, whose code it shares.
 */
export const SAMPLE_CHIP: Chip = {
  netloom: 'chip',
  version: 1,
  id: 'sample144',
  model: 'SAMPLE144',
  vendor: 'Netloom',
  family: 'Sample',
  line: 'Sample',
  core: 'Arm Cortex-M4',
  package: 'LQFP144',
  clockTree: 'STM32F4_F405-F407-F415-F417',
  frequency: 168,
  flash: [1024],
  ram: [128],
  ccmRam: 64,
  voltage: { min: 1.8, max: 3.6 },
  current: { lowest: 1.7, run: 215 },
  temperature: {},
  ips: [
    { instance: 'GPIO', name: 'GPIO', version: 'GPIO_v1_0' },
    {
      instance: 'SPI1',
      name: 'SPI',
      version: 'SPI_v1_0',
      clockEnable: ['__HAL_RCC_SPI1_CLK_ENABLE'],
    },
    {
      instance: 'USART1',
      name: 'USART',
      version: 'USART_v1_0',
      clockEnable: ['__HAL_RCC_USART1_CLK_ENABLE'],
    },
  ],
  pins: pins(),
};

/** Chips that are there without an import. */
export const BUILT_IN_CHIPS: readonly Chip[] = [SAMPLE_CHIP];
