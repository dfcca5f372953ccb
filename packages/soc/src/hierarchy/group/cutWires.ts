import type { PortConnection } from '@netloom/model';
import { resolve } from '../../design/resolve.ts';
import type { ResolvedPort } from '../../design/resolve.ts';
import { parseEndpoint } from '../../document/endpoint.ts';
import { say } from '../../wording/sentences.ts';
import type { Cut } from './cut.ts';

/** Port connections: those that cross the boundary go through ports, clocks and resets of the inner top level. */
export function cutWires(cut: Cut): void {
  for (const wire of cut.design.document.portConnections) {
    const isConstant = parseEndpoint(wire.from)?.kind === 'constant';
    const [from, to] = [cut.isInside(wire.from), cut.isInside(wire.to)];
    if (to && (from || isConstant)) cut.inner.portConnections.push(wire);
    else if (!to && !from) cut.outer.portConnections.push(wire);
    else cross(cut, wire, from);
  }
}

function cross(cut: Cut, { from, to }: PortConnection, leaves: boolean): void {
  const [inside, outside] = leaves ? [from, to] : [to, from];
  const [mine, theirs] = [portAt(cut, inside), portAt(cut, outside)];
  if (!mine || !theirs) return;
  if (mine.side === 'both') crossBothWays(cut, mine, inside, { from, to }, leaves);
  else if (leaves) cut.outer.portConnections.push({ from: cut.seen(leaving(cut, from, mine)), to });
  else cut.inner.portConnections.push({ from: entering(cut, from, theirs), to });
}

function portAt(cut: Cut, text: string): ResolvedPort | undefined {
  const end = resolve(cut.design, text);
  if (end.kind === 'none') cut.refuse(end);
  if (end.kind !== 'port') return undefined;
  if ((end.shape?.port.unpacked.length ?? 0) > 0) cut.refuse(say('refused/group-array', { port: end.key }));
  return end;
}

/** The inner output for what leaves: one for each source, or slice of it. */
export function leaving(cut: Cut, text: string, end: ResolvedPort): string {
  const { name, isNew } = cut.name(`out ${text}`, nameOf(text));
  if (isNew) {
    cut.inner.ports[name] = { direction: 'out', width: widthOf(end) };
    cut.inner.portConnections.push({ from: text, to: name });
  }
  return name;
}

function entering(cut: Cut, text: string, end: ResolvedPort): string {
  const { clocks, resets } = cut.design.document;
  if (end.instance === undefined && Object.hasOwn(clocks, end.name)) return cut.clock(end.name);
  if (end.instance === undefined && Object.hasOwn(resets, end.name)) return cut.reset(end.name);
  const { name, isNew } = cut.name(`in ${text}`, nameOf(text));
  if (isNew) {
    cut.inner.ports[name] = { direction: 'in', width: widthOf(end) };
    cut.lead(text, name);
  }
  return name;
}

function crossBothWays(
  cut: Cut,
  end: ResolvedPort,
  inside: string,
  { from, to }: PortConnection,
  leaves: boolean,
): void {
  const { name, isNew } = cut.name(`both ${inside}`, nameOf(inside));
  if (isNew) {
    cut.inner.ports[name] = { direction: 'inout', width: widthOf(end) };
    cut.inner.portConnections.push({ from: name, to: inside });
  }
  const seen = cut.seen(name);
  cut.outer.portConnections.push(leaves ? { from: seen, to } : { from, to: seen });
}

function widthOf({ high, low }: ResolvedPort): string {
  return String(high - low + 1);
}

/** `gpio0.out[7:4]` → `gpio0_out_7_4`. */
function nameOf(text: string): string {
  return text.replace(/\]$/, '').replace(/[.[:]/g, '_');
}
