import type { Said, SocDocument } from '@netloom/model';
import { protocolOf } from '../bus/protocol.ts';
import { designOf } from '../design/block.ts';
import type { Design } from '../design/block.ts';
import { interruptRequests } from '../design/interruptNumbers.ts';
import { resolve } from '../design/resolve.ts';
import type { Resolved, ResolvedConstant, ResolvedInterface, ResolvedPort } from '../design/resolve.ts';
import type { Library } from '../library/library.ts';
import { connectInterrupt, fitsTable } from './connectInterrupt.ts';
import { bitsSaid } from '../wording/bits.ts';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { Edit } from './edit.ts';

/** Connections that stand in the way are refused, or removed with `replace`. */
export interface ConnectOptions {
  replace?: boolean;
}

/**
 * Connects two endpoints, given in either order: two interfaces, two ports or slices, or a constant and a port.
 * A wire into an interrupt input becomes an entry of the interrupt table, with the lowest free number where none is named.
 * Refused with a reason when directions, protocols or widths do not fit.
 */
export function connect(
  document: SocDocument,
  library: Library,
  a: string,
  b: string,
  options: ConnectOptions = {},
): Edit {
  const design = designOf(document, library);
  const [first, second] = [resolve(design, a), resolve(design, b)];
  for (const end of [first, second]) if (end.kind === 'none') return refuse(end);
  if (first.kind === 'interface' && second.kind === 'interface') {
    return connectInterfaces(document, first, second, options);
  }
  if (isWire(first) && isWire(second)) return connectPorts(design, [a, first], [b, second], options);
  return refuse(say('refused/port-and-interface', { one: a, other: b }));
}

function isWire(end: Resolved): end is ResolvedPort | ResolvedConstant {
  return end.kind === 'port' || end.kind === 'constant';
}

function connectInterfaces(
  document: SocDocument,
  first: ResolvedInterface,
  second: ResolvedInterface,
  { replace = false }: ConnectOptions,
): Edit {
  if (first.role === second.role) {
    const key = first.role === 'manager' ? 'SOC-DIRECTION/managers' : 'SOC-DIRECTION/subordinates';
    return refuse(say(key, { one: first.key, other: second.key }));
  }
  if (first.bus !== second.bus) {
    const speaks = { first: protocolOf(first.bus).title, second: protocolOf(second.bus).title };
    return refuse(say('refused/protocols', { one: first.key, other: second.key, ...speaks }));
  }
  const [manager, subordinate] = first.role === 'manager' ? [first, second] : [second, first];
  const blocks = document.interfaceConnections.filter(
    (each) =>
      (each.manager === manager.key && (!manager.multiple || each.subordinate === subordinate.key)) ||
      (each.subordinate === subordinate.key && !subordinate.multiple),
  );
  if (blocks.length > 0 && !replace) {
    return refuse(say('refused/connected', blocks[0]!));
  }
  const kept = document.interfaceConnections.filter((each) => !blocks.includes(each));
  const added = { manager: manager.key, subordinate: subordinate.key };
  return { document: { ...document, interfaceConnections: [...kept, added] } };
}

type End = [text: string, end: ResolvedPort | ResolvedConstant];

function connectPorts(design: Design, a: End, b: End, { replace = false }: ConnectOptions): Edit {
  const [from, to] = isSink(a[1]) || b[1].kind === 'constant' ? [b, a] : [a, b];
  const [[fromText, source], [toText, sink]] = [from, to];
  if (sink.kind === 'constant' || sink.side === 'source')
    return refuse(say('refused/both-sources', { from: fromText, to: toText }));
  if (source.kind === 'port' && source.side === 'sink')
    return refuse(say('refused/both-sinks', { from: fromText, to: toText }));
  const requests = interruptRequests(design, fromText, source, sink);
  if (requests && fitsTable(design, requests, sink.key)) {
    return connectInterrupt(design, requests, sink, replace);
  }
  const reason = widthProblem(from, toText, sink);
  if (reason) return refuse(reason);
  const { document } = design;
  const blocks = document.portConnections.filter(({ to: other }) => overlaps(resolve(design, other), sink));
  if (blocks.length > 0 && !replace) return refuse(say('refused/driven', blocks[0]!));
  const kept = document.portConnections.filter((each) => !blocks.includes(each));
  return { document: { ...document, portConnections: [...kept, { from: fromText, to: toText }] } };
}

function isSink(end: ResolvedPort | ResolvedConstant): boolean {
  return end.kind === 'port' && end.side === 'sink';
}

function widthProblem([fromText, source]: End, toText: string, sink: ResolvedPort): Said | undefined {
  const wanted = sink.high - sink.low + 1;
  if (source.kind === 'constant') {
    const fits = source.width === undefined ? source.value >> BigInt(wanted) === 0n : source.width === wanted;
    return fits
      ? undefined
      : say('SOC-WIDTH/constant', { from: fromText, to: toText, wanted: bitsSaid(wanted) });
  }
  const given = source.high - source.low + 1;
  if (given === wanted) return undefined;
  const widths = { given: bitsSaid(given), wanted: bitsSaid(wanted) };
  return say('SOC-WIDTH/ports', { from: fromText, to: toText, ...widths });
}

function overlaps(other: Resolved, sink: ResolvedPort): boolean {
  return other.kind === 'port' && other.key === sink.key && other.low <= sink.high && sink.low <= other.high;
}

/** Removes every connection and interrupt that ends at the endpoint, whatever bits it names. */
export function disconnect(document: SocDocument, endpoint: string): SocDocument {
  const touches = (text: string) =>
    text === endpoint || (text.startsWith(endpoint) && text[endpoint.length] === '[');
  return {
    ...document,
    interfaceConnections: document.interfaceConnections.filter(
      ({ manager, subordinate }) => !touches(manager) && !touches(subordinate),
    ),
    portConnections: document.portConnections.filter(({ from, to }) => !touches(from) && !touches(to)),
    interrupts: Object.fromEntries(
      Object.entries(document.interrupts).filter(([source, { sink }]) => !touches(source) && !touches(sink)),
    ),
  };
}
