import type { SocDocument } from '@netloom/model';
import { unitOf } from './unit.ts';

/** A port of a block that a clock or reset is connected to. */
export interface ClockUse {
  /** Clock or reset of the document. */
  name: string;
  instance: string;
  port: string;
}

/** What the clocks and resets of a document feed; the unit that makes them is none of it. */
export function clockUses(document: SocDocument): ClockUse[] {
  const { clocks, resets, portConnections } = document;
  const unit = unitOf(document);
  return portConnections.flatMap(({ from, to }) => {
    const [instance = '', port] = to.split('.');
    const isTree = Object.hasOwn(clocks, from) || Object.hasOwn(resets, from);
    return isTree && port !== undefined && instance !== unit ? [{ name: from, instance, port }] : [];
  });
}
