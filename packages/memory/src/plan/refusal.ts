import type { Memory } from '../document/memory.ts';
import type { Geometry } from '../geometry.ts';
import type { Candidate } from './macrosOf.ts';
import { portsOf, seatsOf } from './ports.ts';

/** Why a macro cannot be part of a memory. */
export type Reason = 'ports' | 'old' | 'masked-new' | 'no-area' | 'no-delay' | 'not-chosen' | 'contents';

export function refusalOf(
  memory: Memory,
  geometry: Geometry,
  name: string,
  { macro, primitive }: Candidate,
): Reason | undefined {
  const { cost, readDuringWrite, use } = memory;
  const ports = portsOf(memory);
  if (use !== undefined && use !== name) return 'not-chosen';
  // Its cells start undefined (FPGA-TN-02022).
  if (memory.contents !== undefined && primitive === 'SB_SPRAM256KA') return 'contents';
  if (seatsOf(ports, macro) === undefined) return 'ports';
  if (ports.length > 1) {
    if (readDuringWrite === 'old' && macro.readDuringWrite !== 'old') return 'old';
    // The bits that a masked write leaves come of the macro, which promises nothing of them.
    if (readDuringWrite === 'new' && geometry.masked && macro.readDuringWrite === 'undefined')
      return 'masked-new';
  }
  if (cost.area > 0 && macro.area === undefined) return 'no-area';
  if (cost.delay > 0 && macro.delay === undefined) return 'no-delay';
  return undefined;
}
