import type { Recording } from './machine.ts';

/** Bit of each block in the clock enable registers (RM0090 7.3.10, 7.3.13, 7.3.14). */
const CLOCK: Readonly<Record<string, readonly [register: string, bit: number]>> = {
  ...Object.fromEntries([...'ABCDEFGHI'].map((port, bit) => [`GPIO${port}`, ['RCC_AHB1ENR', bit]])),
  SPI2: ['RCC_APB1ENR', 14],
  SPI3: ['RCC_APB1ENR', 15],
  USART2: ['RCC_APB1ENR', 17],
  USART3: ['RCC_APB1ENR', 18],
  UART4: ['RCC_APB1ENR', 19],
  UART5: ['RCC_APB1ENR', 20],
  PWR: ['RCC_APB1ENR', 28],
  USART1: ['RCC_APB2ENR', 4],
  USART6: ['RCC_APB2ENR', 5],
  SPI1: ['RCC_APB2ENR', 12],
  SYSCFG: ['RCC_APB2ENR', 14],
};

/** Writes that are lost, because the block has no clock yet (7.2.13). */
export function writesWithoutClock({ writes }: Recording): string[] {
  const enabled = new Map<string, number>();
  return writes.flatMap(({ register, after }) => {
    if (register.endsWith('ENR')) enabled.set(register, after);
    const [enable, bit] = CLOCK[register.split('_')[0]!] ?? [];
    const isClocked = enable === undefined || ((enabled.get(enable) ?? 0) & (1 << bit!)) !== 0;
    return isClocked ? [] : [register];
  });
}

/** Outputs whose pin drives before its level is set: a glitch. */
export function glitches({ writes }: Recording): string[] {
  const levels = new Map<string, number>();
  return writes.flatMap(({ register, before, after }) => {
    const [port, name] = register.split('_') as [string, string];
    if (name === 'BSRR') levels.set(port, (levels.get(port) ?? 0) | after | (after >>> 16));
    if (name !== 'MODER') return [];
    const becameOutput = (pin: number) =>
      ((after >>> (2 * pin)) & 3) === 1 && ((before >>> (2 * pin)) & 3) !== 1;
    return Array.from({ length: 16 }, (_, pin) => pin)
      .filter((pin) => becameOutput(pin) && ((levels.get(port) ?? 0) & (1 << pin)) === 0)
      .map((pin) => `${port} ${pin}`);
  });
}

/** A core that becomes faster than the flash memory's wait states allow (3.5.1): HCLK in Hz, 30 MHz a state at 3.3 V. */
export function isFlashInTime({ writes }: Recording, hclk: number): boolean {
  const last = (name: string, until: number) =>
    writes.slice(0, until).findLast(({ register }) => register === name)?.after ?? 0;
  const switched = writes.findIndex(({ register, after }) => register === 'RCC_CFGR' && (after & 3) !== 0);
  return switched < 0 || ((last('FLASH_ACR', switched) & 0xf) + 1) * 30_000_000 >= hclk;
}
