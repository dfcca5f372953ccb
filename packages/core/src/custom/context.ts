import type { CoreOptions } from '../options/coreOptions.ts';
import type { CustomStatus } from './customInstructions.ts';

/** Sets of instructions whose state has a status, which CSRs hold. */
export const statusesOf = ({ base, custom }: CoreOptions): readonly CustomStatus[] =>
  base.zicsr ? (custom?.statuses ?? []) : [];

/** Whether some custom instructions are illegal while the state of their set is off. */
export const hasContexts = (options: CoreOptions): boolean => statusesOf(options).length > 0;

/** Sets whose status is written only when their operations in the background are done. */
export const waitingSets = (options: CoreOptions): readonly CustomStatus[] =>
  statusesOf(options).filter(({ waits }) => waits);

export const contextsWait = (options: CoreOptions): boolean => waitingSets(options).length > 0;

/** Name of a set's status register. */
export const statusName = ({ name }: CustomStatus): string => `${name}_status`;

/** The bit of a set in a net that has one for each. */
export const bitOfSet = (net: string, index: number, sets: number): string =>
  sets === 1 ? net : `${net}[${index}]`;

/** Nets between the unit, the CSRs and the pipeline. */
export function contextNets(options: CoreOptions): { name: string; width: number }[] {
  const width = statusesOf(options).length;
  if (width === 0) return [];
  const waiting = [
    { name: 'context_busy', width: waitingSets(options).length },
    { name: 'context_waits', width: 1 },
  ];
  return [
    { name: 'context_off', width },
    { name: 'context_changes', width },
    ...(contextsWait(options) ? waiting : []),
  ];
}
