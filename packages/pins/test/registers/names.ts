/** Base addresses (RM0090 table 1; the core's from PM0214 tables 43, 49, 54). */
export const BASE: Readonly<Record<string, number>> = {
  ...Object.fromEntries([...'ABCDEFGHI'].map((port, index) => [`GPIO${port}`, 0x4002_0000 + index * 0x400])),
  RCC: 0x4002_3800,
  FLASH: 0x4002_3c00,
  PWR: 0x4000_7000,
  SYSCFG: 0x4001_3800,
  EXTI: 0x4001_3c00,
  USART1: 0x4001_1000,
  USART6: 0x4001_1400,
  USART2: 0x4000_4400,
  USART3: 0x4000_4800,
  UART4: 0x4000_4c00,
  UART5: 0x4000_5000,
  SPI1: 0x4001_3000,
  SPI2: 0x4000_3800,
  SPI3: 0x4000_3c00,
  STK: 0xe000_e010,
  NVIC: 0xe000_e100,
  SCB: 0xe000_ed00,
};

const list = (names: string) => names.split(' ');

/** Registers of each kind in their order, one a word (RM0090 8.4.11, 7.3.27, 3.9, 5.4, 9.3, 12.3, 30.6.8, 28.5.10). */
const LAYOUT: Readonly<Record<string, readonly string[]>> = {
  GPIO: list('MODER OTYPER OSPEEDR PUPDR IDR ODR BSRR LCKR AFRL AFRH'),
  RCC: list(
    'CR PLLCFGR CFGR CIR AHB1RSTR AHB2RSTR AHB3RSTR - APB1RSTR APB2RSTR - - AHB1ENR AHB2ENR AHB3ENR - APB1ENR APB2ENR - - AHB1LPENR AHB2LPENR AHB3LPENR - APB1LPENR APB2LPENR - - BDCR CSR - - SSCGR PLLI2SCFGR',
  ),
  FLASH: list('ACR KEYR OPTKEYR SR CR OPTCR'),
  PWR: list('CR CSR'),
  SYSCFG: list('MEMRMP PMC EXTICR1 EXTICR2 EXTICR3 EXTICR4'),
  EXTI: list('IMR EMR RTSR FTSR SWIER PR'),
  USART: list('SR DR BRR CR1 CR2 CR3 GTPR'),
  SPI: list('CR1 CR2 SR DR CRCPR RXCRCR TXCRCR I2SCFGR I2SPR'),
  STK: list('CTRL LOAD VAL'),
  SCB: list('CPUID ICSR VTOR AIRCR'),
};

const layoutOf = (block: string) =>
  LAYOUT[block.replace(/^UART/, 'USART').replace(/\d$/, '')] ?? LAYOUT[block.slice(0, 4)] ?? [];

const NAMES: ReadonlyMap<number, string> = new Map(
  Object.entries(BASE).flatMap(([block, base]) =>
    layoutOf(block).map((name, index): [number, string] => [base + 4 * index, `${block}_${name}`]),
  ),
);

/** E.g. `GPIOA_MODER`; of the interrupt controller `NVIC_ISER1`, `NVIC_IP37`; `SHP11` is the priority of exception 15. */
export function nameOf(address: number): string {
  const name = NAMES.get(address);
  if (name) return name;
  const offset = address - BASE['NVIC']!;
  if (offset >= 0 && offset < 0x20) return `NVIC_ISER${offset / 4}`;
  if (offset >= 0x80 && offset < 0xa0) return `NVIC_ICER${(offset - 0x80) / 4}`;
  if (offset >= 0x300 && offset < 0x3f0) return `NVIC_IP${offset - 0x300}`;
  if (address >= 0xe000_ed18 && address < 0xe000_ed24) return `SCB_SHP${address - 0xe000_ed18}`;
  if (address === 0xe000_ed88) return 'SCB_CPACR';
  return `0x${address.toString(16)}`;
}
