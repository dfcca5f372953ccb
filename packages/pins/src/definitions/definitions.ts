import type { Chip } from '../chip/chip.ts';
import type { PeripheralDefinition } from './definition.ts';
import { CAN } from './can.ts';
import { GPIO } from './gpio.ts';
import { I2C } from './i2c.ts';
import { SPI } from './spi.ts';
import { UART } from './uart.ts';
import { USART } from './usart.ts';

/** Every kind of peripheral whose parameters the tool knows. */
export const DEFINITIONS: readonly PeripheralDefinition[] = [GPIO, USART, UART, SPI, I2C, CAN];

const byChip = new WeakMap<Chip, ReadonlyMap<string, PeripheralDefinition>>();

/** The definition of one of the chip's peripherals; undefined when the tool knows only its pins. */
export function definitionOf(chip: Chip, instance: string): PeripheralDefinition | undefined {
  let known = byChip.get(chip);
  if (!known) {
    known = new Map(
      chip.ips.flatMap((ip) => {
        const definition = DEFINITIONS.find((one) => describes(one, ip.name, chip.family));
        return definition ? [[ip.instance, definition] as const] : [];
      }),
    );
    byChip.set(chip, known);
  }
  return known.get(instance);
}

function describes({ ips, families }: PeripheralDefinition, ip: string, family: string): boolean {
  return ips.includes(ip) && (families === undefined || families.includes(family));
}

/** Version label of a definition for a chip: `SPI_{chip}1xx_V1_0` is `SPI_STM32F1xx_V1_0` for the family STM32F4. */
export function versionLabel(definition: PeripheralDefinition, chip: Chip): string {
  return definition.version.replace('{chip}', chip.family.replace(/\d+$/, ''));
}
