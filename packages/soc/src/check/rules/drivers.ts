import type { Diagnostic } from '@netloom/model';
import { pointerOf } from '../../document/pointer.ts';
import type { Design } from '../../design/block.ts';
import type { Drive, Origin, Wiring } from '../../design/wires.ts';
import type { Link } from '../../design/links.ts';
import type { ResolvedInterface } from '../../design/resolve.ts';
import { parseEndpoint } from '../../document/endpoint.ts';
import { originPointer, placeOf, problem, removal } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-MULTIPLE-DRIVERS, bit by bit for ports and as a whole for interfaces. */
export function checkDrivers({ design, wiring }: Subject): Diagnostic[] {
  const found = repeatedInterfaces(wiring.links);
  for (const [sink, drives] of wiring.drives) {
    if (drives.length > 1) found.push(...overlaps(sink, drives));
    const first = drives[0];
    if (first && isLinked(design, wiring, sink)) found.push(clash(sink, first, first.low, first.high));
  }
  return found;
}

/** True for a port that an interface connection drives already. */
function isLinked({ blocks }: Design, { linked }: Wiring, sink: string): boolean {
  const dot = sink.indexOf('.');
  if (dot < 0) return false;
  const [instance, port] = [sink.slice(0, dot), sink.slice(dot + 1)];
  const owner = blocks.get(instance)?.shape?.interfaceOf.get(port);
  return owner !== undefined && linked.get(`${instance}.${owner.name}`)?.has(port) === true;
}

/** Reports each later drive once, with the bits that it shares. */
function overlaps(sink: string, drives: readonly Drive[]): Diagnostic[] {
  const found: Diagnostic[] = [];
  let widest = drives[0]!;
  for (const drive of drives.slice(1)) {
    if (drive.low <= widest.high) {
      const later = byEntry(drive.origin, widest.origin) ? drive : widest;
      found.push(clash(sink, later, Math.max(drive.low, widest.low), Math.min(drive.high, widest.high)));
    }
    if (drive.high > widest.high) widest = drive;
  }
  return found;
}

function clash(sink: string, { origin }: Drive, low: number, high: number): Diagnostic {
  const pointer = originPointer(origin);
  const parsed = parseEndpoint(sink);
  const instance = parsed?.kind === 'name' ? parsed.instance : undefined;
  const fix = removal('fix/remove-later', {}, pointer);
  const place = placeOf(instance, sink, pointer);
  return high === low
    ? problem('SOC-MULTIPLE-DRIVERS/bit', { bit: low, port: sink }, place, fix)
    : problem('SOC-MULTIPLE-DRIVERS/bits', { high, low, port: sink }, place, fix);
}

function byEntry(a: Origin, b: Origin): boolean {
  if (a.section !== b.section) return a.section === 'portConnections';
  return a.entry > b.entry;
}

function repeatedInterfaces(links: readonly Link[]): Diagnostic[] {
  const first = new Map<string, Link>();
  return links
    .toSorted((a, b) => a.index - b.index)
    .flatMap((link) => [link.manager, link.subordinate].flatMap((end) => repeated(first, link, end)));
}

function repeated(first: Map<string, Link>, link: Link, end: ResolvedInterface): Diagnostic[] {
  if (end.multiple) return [];
  if (!first.has(end.key)) {
    first.set(end.key, link);
    return [];
  }
  const pointer = pointerOf('interfaceConnections', link.index);
  const fix = removal('fix/remove-later', {}, pointer);
  const place = placeOf(end.instance, end.key, pointer);
  return [problem('SOC-MULTIPLE-DRIVERS/interface', { interface: end.key }, place, fix)];
}
