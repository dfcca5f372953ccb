import type { PinConfiguration } from '@netloom/pins';
import type { Clocks } from '../../configurations/clocks.ts';
import type { Fields } from './fields.ts';

const MHZ = 1_000_000;
/** Codes of the prescalers (RM0090 7.3.3). */
const HPRE: Readonly<Record<number, number>> = { 1: 0, 2: 8, 4: 9, 8: 10, 16: 11 };
const PPRE: Readonly<Record<number, number>> = { 1: 0, 2: 4, 4: 5, 8: 6, 16: 7 };
const SW: Readonly<Record<string, number>> = { HSI: 0, HSE: 1, PLLCLK: 2 };

/** RM0090 table 10 at 2.7 to 3.6 V: a wait state for every 30 MHz begun beyond the first. */
const latencyAt = (hclk: number) => Math.ceil(hclk / (30 * MHZ)) - 1;

function setPll(fields: Fields, values: NonNullable<PinConfiguration['clocks']>): void {
  const number = (name: string) => Number(values[name]);
  fields.set('RCC_CR', 24, 1, 1);
  fields.set('RCC_PLLCFGR', 0, 6, number('PLLM'));
  fields.set('RCC_PLLCFGR', 6, 9, number('PLLN'));
  fields.set('RCC_PLLCFGR', 16, 2, number('PLLP') / 2 - 1);
  fields.set('RCC_PLLCFGR', 22, 1, values['PLLSource'] === 'HSE' ? 1 : 0);
  fields.set('RCC_PLLCFGR', 24, 4, number('PLLQ'));
  // Reserved bits, which read as 2 after a reset (7.3.2), are written as 0.
  fields.set('RCC_PLLCFGR', 28, 4, 0);
}

/** Oscillators, PLL, prescalers (RM0090 7.3.1–7.3.3), wait states and caches (3.9.2), voltage scale (5.4.1), tick. */
export function setClocks(fields: Fields, { clocks: values = {} }: PinConfiguration, clocks: Clocks): void {
  const hse = values['HSEState'] ?? 'Off';
  if (hse !== 'Off') {
    fields.set('RCC_CR', 16, 1, 1);
    fields.set('RCC_CR', 18, 1, hse === 'Bypass' ? 1 : 0);
  }
  if (values['PLLState'] === 'On') setPll(fields, values);
  fields.set('RCC_CFGR', 0, 2, SW[values['SYSCLKSource'] ?? 'HSI']!);
  fields.set('RCC_CFGR', 4, 4, HPRE[Number(values['AHBPrescaler'] ?? 1)]!);
  fields.set('RCC_CFGR', 10, 3, PPRE[Number(values['APB1Prescaler'] ?? 1)]!);
  fields.set('RCC_CFGR', 13, 3, PPRE[Number(values['APB2Prescaler'] ?? 1)]!);
  fields.set('FLASH_ACR', 0, 3, latencyAt(clocks.hclk));
  fields.set('FLASH_ACR', 8, 3, 7);
  fields.set('PWR_CR', 14, 1, 1);
  fields.set('RCC_APB1ENR', 28, 1, 1);
  fields.set('RCC_APB2ENR', 14, 1, 1);
  // Four bits of preemption priority (PM0214 4.4.5), a tick of 1 ms of least priority (4.5.2).
  fields.write('SCB_AIRCR', 0x05fa_0300);
  fields.write('STK_LOAD', Math.floor(clocks.hclk / 1000) - 1);
  fields.write('STK_CTRL', 7);
  fields.write('SCB_SHP11', 0xf0);
}
