import { hasClic, hasHardwareVectors } from '../../options/clic.ts';
import type { SoftwareTarget } from '../piece.ts';
import { hasProtection } from '../protection/layout.ts';
import { memoriesOf } from '../startup/memories.ts';

/** Handlers of their own use the stack that they find, which the program's protection may have taken from them. */
const keepsStack = ({ options }: SoftwareTarget) => !hasProtection(options);

/** The core fetches its table, and fetches nothing from its data memory. */
function fetchesTable(target: SoftwareTarget): boolean {
  const { dataMemory } = target.options.memory;
  const ram = memoriesOf(target)?.ram;
  return ram !== undefined && !(dataMemory && Number(dataMemory.base) === ram.base);
}

/** Why interrupts cannot be sent straight to handlers of their own; undefined when they can. */
export function vectorsMissing(target: SoftwareTarget): string | undefined {
  if (!hasHardwareVectors(target.options)) return 'The core has no hardware vectors.';
  if (!keepsStack(target)) return 'Such handlers would use the stack of user mode, which may be anywhere.';
  if (!fetchesTable(target))
    return 'The table would lie in the data memory, from which the core fetches nothing.';
  return undefined;
}

export const offersVectors = (target: SoftwareTarget): boolean =>
  hasClic(target.options) && vectorsMissing(target) === undefined;
