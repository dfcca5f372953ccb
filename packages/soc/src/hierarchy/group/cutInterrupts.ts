import { resolve } from '../../design/resolve.ts';
import type { Cut } from './cut.ts';
import { leaving } from './cutWires.ts';

/**
 * The interrupt table. A source inside leaves by an output, which asks in its place; what asks a sink inside gets an
 * input whose bits have the numbers of that sink, so that they stay the same at every level.
 */
export function cutInterrupts(cut: Cut): void {
  const widths = new Map<string, number>();
  for (const [source, line] of Object.entries(cut.design.document.interrupts)) {
    const [from, to] = [cut.isInside(source), cut.isInside(line.sink)];
    if (from === to) (from ? cut.inner : cut.outer).interrupts[source] = line;
    else if (from) {
      const end = resolve(cut.design, source);
      if (end.kind === 'none') cut.refuse(end);
      if (end.kind === 'port') cut.outer.interrupts[cut.seen(leaving(cut, source, end))] = line;
    } else widths.set(line.sink, Math.max(widths.get(line.sink) ?? 0, line.number + 1));
  }
  for (const [sink, width] of widths) enterAt(cut, sink, width);
}

function enterAt(cut: Cut, sink: string, width: number): void {
  const { name } = cut.name(`interrupts ${sink}`, sink.replace('.', '_'));
  cut.inner.ports[name] = { direction: 'in', width: String(width) };
  for (const [source, line] of Object.entries(cut.design.document.interrupts)) {
    if (line.sink !== sink || cut.isInside(source)) continue;
    cut.inner.interrupts[width === 1 ? name : `${name}[${line.number}]`] = line;
    cut.outer.interrupts[source] = { ...line, sink: cut.seen(name) };
  }
}
