import { hasHardwareVectors } from '../../options/clic.ts';
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

/** Whether interrupts can be sent straight to handlers of their own. */
export const offersVectors = (target: SoftwareTarget): boolean =>
  hasHardwareVectors(target.options) && keepsStack(target) && fetchesTable(target);
