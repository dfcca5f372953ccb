import type { Chip } from '../chip/chip.ts';
import { clockTreeOf, nodeOf } from './clockTrees.ts';
import { kernelNodeOf } from './kernelClock.ts';

/** Bit/s of a SPI as master: its bus clock in Hz by the prescaler 2, 4 … 256 (RM0090 28.5.1, BR). */
export function spiRateOf(clock: number, prescaler: number): number {
  return clock / prescaler;
}

/** Most bit/s of the SPI on this chip: half of its bus at the fastest (data sheets, SPI characteristics). */
export function spiMaximumOf(instance: string, chip: Pick<Chip, 'clockTree'>): number | undefined {
  const tree = clockTreeOf(chip);
  const node = tree && nodeOf(tree, kernelNodeOf(instance, chip) ?? '');
  const bounds = (node?.limits ?? []).flatMap(({ max }) => max ?? []);
  return bounds.length === 0 ? undefined : Math.max(...bounds) / 2;
}
