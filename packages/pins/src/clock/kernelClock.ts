import type { Chip } from '../chip/chip.ts';
import type { ClockState } from './clockState.ts';
import { clockTreeOf } from './clockTrees.ts';

/** Node that clocks the peripheral, e.g. `PCLK2` for `USART1`; undefined when the tree says nothing of it. */
export function kernelNodeOf(instance: string, chip: Pick<Chip, 'clockTree'>): string | undefined {
  const kernels = Object.entries(clockTreeOf(chip)?.kernels ?? {});
  return kernels.find(([, instances]) => instances.includes(instance))?.[0];
}

/** Clock of the peripheral in Hz; 0 when it is off or not known. */
export function kernelClockOf(
  instance: string,
  state: ClockState | undefined,
  chip: Pick<Chip, 'clockTree'>,
): number {
  const node = kernelNodeOf(instance, chip);
  return (node !== undefined && state?.frequencies[node]) || 0;
}
