import { isOneWay } from '../bus/oneWay.ts';
import type { Design } from './block.ts';
import type { ResolvedInterface } from './resolve.ts';

/** Whether an end is a subordinate that only a manager which reads alone, or writes alone, may be connected to. */
export function answersOneWay(design: Design, { instance, name, role, bus }: ResolvedInterface): boolean {
  const side = design.blocks.get(instance ?? '')?.shape?.interfaces.get(name);
  return role === 'subordinate' && side !== undefined && isOneWay(bus, Object.keys(side.signals));
}
