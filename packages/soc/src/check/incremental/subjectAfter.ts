import { reachOf } from '../../addressmap/reach.ts';
import type { Design } from '../../design/block.ts';
import { keepEnds } from '../../design/resolve.ts';
import { wiringOf } from '../../design/wiring.ts';
import type { Subject } from '../rule.ts';
import { otherPins } from './facets.ts';
import type { Facet } from './facets.ts';
import { drivesSpeakOf, linksSpeakOf } from './speaksOf.ts';

/** The subject of a design, with what its wiring has in common with the version before. */
export function subjectAfter(
  design: Design,
  before: Subject | undefined,
  changed: ReadonlySet<Facet> | undefined,
): Subject {
  const isSame = (...facets: Facet[]) => changed !== undefined && !facets.some((each) => changed.has(each));
  if (!before || !isSame('top')) {
    const wiring = wiringOf(design);
    return { design, wiring, reach: reachOf(design, wiring.links) };
  }
  const others = isSame('pins') ? new Set<string>() : otherPins(before.design, design);
  keepEnds(before.design, design, others);
  const keepsLinks =
    isSame('interfaceConnections') &&
    before.design.guarded === design.guarded &&
    !linksSpeakOf(design.document, others);
  const keepsDrives =
    isSame('portConnections', 'interrupts') && !drivesSpeakOf(before.design, design, others);
  const wiring = wiringOf(design, {
    ...(keepsLinks && { links: before.wiring }),
    ...(keepsDrives && { drives: before.wiring }),
  });
  return { design, wiring, reach: keepsLinks ? before.reach : reachOf(design, wiring.links) };
}
