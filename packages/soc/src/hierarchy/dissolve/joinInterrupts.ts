import type { InterruptLine } from '@netloom/model';
import { resolve } from '../../design/resolve.ts';
import type { Seam } from './seam.ts';

/** The interrupt table: numbers stay, and sources and sinks go by their own names. */
export function joinInterrupts(seam: Seam): void {
  for (const [source, line] of Object.entries(seam.outer.design.document.interrupts)) {
    if (seam.isMine(line.sink)) continue;
    if (seam.isMine(source)) for (const inner of driversOf(seam, source)) enter(seam, inner, line);
    else enter(seam, source, line);
  }
  for (const [source, line] of Object.entries(seam.inner.design.document.interrupts)) {
    if (!line.sink.includes('.')) continue;
    const outward = { ...line, sink: seam.renamed(line.sink) };
    for (const { from } of seam.trace(source)) enter(seam, from, outward);
  }
}

/** What drives a bit of an output of the instance. */
function driversOf(seam: Seam, output: string): string[] {
  const bit = resolve(seam.outer.design, output);
  if (bit.kind !== 'port') return [];
  return seam.inner.design.document.portConnections.flatMap(({ from, to }) => {
    const end = resolve(seam.inner.design, to);
    if (end.kind !== 'port' || end.instance !== undefined || end.name !== bit.name) return [];
    if (bit.low < end.low || bit.low > end.high) return [];
    const at = bit.low - end.low;
    return seam
      .trace(from)
      .filter(({ low, high }) => low <= at && at <= high)
      .map((piece) => seam.part(piece.from, { high: at - piece.low, low: at - piece.low }));
  });
}

/** A source has one entry: what it leads to besides is a wire. */
function enter(seam: Seam, source: string, line: InterruptLine): void {
  if (Object.hasOwn(seam.result.interrupts, source)) {
    seam.result.portConnections.push({ from: source, to: `${line.sink}[${line.number}]` });
  } else seam.result.interrupts[source] = line;
}
