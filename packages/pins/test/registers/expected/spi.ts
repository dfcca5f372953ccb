import type { PeripheralSetting } from '@netloom/pins';
import type { Fields } from './fields.ts';

/** Register and bit of the clock of each instance (RM0090 7.3.13, 7.3.14). */
const ENABLE: Readonly<Record<string, readonly [string, number]>> = {
  SPI1: ['RCC_APB2ENR', 12],
  SPI2: ['RCC_APB1ENR', 14],
  SPI3: ['RCC_APB1ENR', 15],
};

/** CR1 and CR2 (28.5.1, 28.5.2). A slave's BR says nothing; SSI is set with MSTR, so that NSS reads high (28.3.1). */
export function setSpi(fields: Fields, instance: string, { mode, parameters = {} }: PeripheralSetting): void {
  const value = (name: string, common: string | number) => parameters[name] ?? common;
  const isMaster = mode === 'Full_Duplex_Master';
  const flag = (register: string, bit: number, isSet: boolean) =>
    fields.set(`${instance}_${register}`, bit, 1, isSet ? 1 : 0);
  const [register, bit] = ENABLE[instance]!;
  fields.set(register, bit, 1, 1);
  flag('CR1', 0, value('CLKPhase', '1 Edge') === '2 Edge');
  flag('CR1', 1, value('CLKPolarity', 'Low') === 'High');
  flag('CR1', 2, isMaster);
  fields.set(`${instance}_CR1`, 3, 3, isMaster ? Math.log2(Number(value('BaudRatePrescaler', 2))) - 1 : 0);
  flag('CR1', 7, value('FirstBit', 'MSB') === 'LSB');
  flag('CR1', 8, isMaster);
  flag('CR1', 9, value('NSS', 'Software') === 'Software');
  flag('CR1', 11, value('DataSize', 8) === 16);
  flag('CR1', 15, mode === 'Simplex_Bidirectional_Master');
  flag('CR2', 2, value('NSS', 'Software') === 'Output Hardware');
}
