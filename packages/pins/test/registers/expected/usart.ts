import type { PeripheralSetting } from '@netloom/pins';
import { busClockOf } from '../../configurations/clocks.ts';
import type { Clocks } from '../../configurations/clocks.ts';
import type { Fields } from './fields.ts';

/** Register and bit of the clock of each instance (RM0090 7.3.13, 7.3.14). */
const ENABLE: Readonly<Record<string, readonly [string, number]>> = {
  USART1: ['RCC_APB2ENR', 4],
  USART6: ['RCC_APB2ENR', 5],
  USART2: ['RCC_APB1ENR', 17],
  USART3: ['RCC_APB1ENR', 18],
  UART4: ['RCC_APB1ENR', 19],
  UART5: ['RCC_APB1ENR', 20],
};

/** Field STOP of CR2 (30.6.5). */
const STOP: Readonly<Record<number, number>> = { 1: 0, 0.5: 1, 2: 2, 1.5: 3 };

/** 30.3.4: USARTDIV = fCK / (8 × (2 − OVER8) × baud); mantissa from bit 4 on, the fraction in 4 bits, or 3 with OVER8. */
function dividerOf(clock: number, baud: number, isOver8: boolean): number {
  const steps = isOver8 ? 8 : 16;
  const divider = clock / (8 * (isOver8 ? 1 : 2) * baud);
  const rounded = Math.round(divider * steps);
  return Math.floor(rounded / steps) * 16 + (rounded % steps);
}

/** CR1, CR2, CR3 and BRR (30.6.3–30.6.6). */
export function setUsart(
  fields: Fields,
  instance: string,
  { mode, parameters = {} }: PeripheralSetting,
  clocks: Clocks,
): void {
  const value = (name: string, common: string | number) => parameters[name] ?? common;
  const isSynchronous = mode === 'Synchronous';
  // The HAL always samples eight times in synchronous mode.
  const isOver8 = isSynchronous || value('OverSampling', 16) === 8;
  const direction = value('Mode', 'Receive and Transmit');
  const flag = (register: string, bit: number, isSet: boolean) =>
    fields.set(`${instance}_${register}`, bit, 1, isSet ? 1 : 0);
  const [register, bit] = ENABLE[instance]!;
  fields.set(register, bit, 1, 1);
  flag('CR1', 2, direction !== 'Transmit Only');
  flag('CR1', 3, direction !== 'Receive Only');
  flag('CR1', 9, value('Parity', 'None') === 'Odd');
  flag('CR1', 10, value('Parity', 'None') !== 'None');
  flag('CR1', 12, value('WordLength', 8) === 9);
  flag('CR1', 13, true);
  flag('CR1', 15, isOver8);
  fields.set(`${instance}_CR2`, 12, 2, STOP[Number(value('StopBits', 1))]!);
  flag('CR2', 8, isSynchronous && value('CLKLastBit', 'Disable') === 'Enable');
  flag('CR2', 9, isSynchronous && value('CLKPhase', 'One Edge') === 'Two Edge');
  flag('CR2', 10, isSynchronous && value('CLKPolarity', 'Low') === 'High');
  flag('CR2', 11, isSynchronous);
  flag('CR3', 8, String(value('HwFlowCtl', 'None')).startsWith('RTS'));
  flag('CR3', 9, String(value('HwFlowCtl', 'None')).includes('CTS'));
  const baud = Number(value('BaudRate', 115200));
  fields.write(`${instance}_BRR`, dividerOf(busClockOf(instance, clocks), baud, isOver8));
}
