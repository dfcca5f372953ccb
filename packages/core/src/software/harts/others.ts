import { hasNmi } from '../../options/nmi.ts';
import { hasProtection } from '../protection/layout.ts';
import type { SoftwareTarget } from '../piece.ts';
import { memoriesOf } from '../startup/memories.ts';

/** Bytes of the stack of each hart but the first. */
export const HART_STACK = 0x800;

/** What the other cores that start with the same program read from mhartid. */
export const otherHarts = ({ soc }: SoftwareTarget): number[] => soc?.harts?.slice(1) ?? [];

/** Why programs can have nothing run by them, which then sleep from the reset on; undefined where they can. */
export function whyAsleep(target: SoftwareTarget): string | undefined {
  const { memory, auxiliary } = target.options;
  const ram = memoriesOf(target)?.ram;
  if (otherHarts(target).length === 0) return 'No other core of the SoC runs the same program.';
  if (auxiliary.clint === null) return 'The core has no CLINT, whose timer wakes those that wait for work.';
  if (memory.dataCache !== null) return 'The data caches of the cores do not know of each other.';
  if (!ram || (memory.dataMemory && Number(memory.dataMemory.base) === ram.base))
    return 'The data lie in a memory of one core.';
  if (hasProtection(target.options) || hasNmi(target.options))
    return 'Memory protection and the non-maskable interrupt have a stack of traps for one core.';
  return undefined;
}

/** Bytes that the linker script keeps above the first stack. */
export const hartStacks = (target: SoftwareTarget): number =>
  whyAsleep(target) === undefined ? HART_STACK * otherHarts(target).length : 0;
