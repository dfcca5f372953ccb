import { unitOf } from '../../../clocks/unit.ts';
import { resolve } from '../../../design/resolve.ts';
import { ownerOf } from '../../../document/renames/namedSections.ts';
import type { Subject } from '../../rule.ts';

/** Whether an endpoint is a source of one bit that tells something: no clock or reset, nor what the unit makes. */
export function isStatusBit({ design }: Subject, endpoint: string): boolean {
  const { document } = design;
  const owner = ownerOf(endpoint);
  if (owner === unitOf(document) || document.clocks[owner] || document.resets[owner]) return false;
  const end = resolve(design, endpoint);
  return end.kind === 'port' && end.side !== 'sink' && end.high === end.low;
}
