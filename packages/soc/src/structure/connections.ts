import type { Diagnostic, InterruptLine, PortConnection, SocDocument } from '@netloom/model';
import { designOf } from '../design/block.ts';
import type { Design } from '../design/block.ts';
import { wiringOf } from '../design/wiring.ts';
import type { Drive } from '../design/wires.ts';
import { formatEndpoint } from '../document/endpoint.ts';
import { constantText, tieOffText } from '../generate/value.ts';
import type { Library } from '../library/library.ts';
import { resolve } from '../design/resolve.ts';
import { areEqual, normal, partsOfDrives } from './parts.ts';
import type { Part } from './parts.ts';
import type { Sink } from './sinks.ts';
import { parseConstant } from '@netloom/hdl/expression';
import { say } from '../wording/sentences.ts';

export interface FoundConnections {
  portConnections: PortConnection[];
  interrupts: Record<string, InterruptLine>;
  diagnostics: Diagnostic[];
}

/** Connections of single ports: those of the reference where they say what the text says, others as they stand there. */
export function findConnections(
  frame: SocDocument,
  library: Library,
  sinks: Iterable<[string, Sink]>,
  reference: SocDocument | undefined,
): FoundConnections {
  const found: FoundConnections = { portConnections: [], interrupts: {}, diagnostics: [] };
  const before = referenceDrives(frame, library, reference);
  const design = designOf(frame, library);
  for (const [key, sink] of sinks) {
    const drives = before.drives.get(key) ?? [];
    const rest = restOf(design, sink);
    const isSame =
      drives.length > 0
        ? areEqual(partsOfDrives(drives, sink.width), sink.parts)
        : reference !== undefined && areEqual(rest, sink.parts) && isKnown(reference, sink);
    if (isSame) keep(drives, before.document, found);
    else connect(design, sink, rest, found);
  }
  return found;
}

function isKnown({ instances, ports }: SocDocument, { instance, name }: Sink): boolean {
  return instance === undefined ? name in ports : instance in instances;
}

/** What the reference's own connections drive among what there is now. */
function referenceDrives(frame: SocDocument, library: Library, reference: SocDocument | undefined) {
  const document: SocDocument = {
    ...frame,
    interfaceConnections: [],
    portConnections: reference?.portConnections ?? [],
    interrupts: reference?.interrupts ?? {},
  };
  const design = designOf(document, library);
  return { document, drives: wiringOf(design).drives as ReadonlyMap<string, Drive[]> };
}

function keep(drives: readonly Drive[], before: SocDocument, found: FoundConnections): void {
  for (const { origin } of drives) {
    if (origin.section === 'portConnections')
      found.portConnections.push(before.portConnections[origin.entry as number]!);
    else if (origin.section === 'interrupts')
      found.interrupts[origin.entry] = before.interrupts[origin.entry]!;
  }
}

/** What the generator gives an input that nothing is connected to. */
function restOf(design: Design, { instance, name, width }: Sink): Part[] {
  const tieOff =
    instance === undefined ? undefined : design.blocks.get(instance)?.shape?.ports.get(name)?.port.tieOff;
  const value = parseConstant(tieOffText(tieOff, width))?.value ?? 0n;
  return [{ low: 0, high: width - 1, source: { kind: 'constant', value: BigInt.asUintN(width, value) } }];
}

function connect(design: Design, sink: Sink, rest: Part[], found: FoundConnections): void {
  const { instance, name, width, parts } = sink;
  const port = instance === undefined ? undefined : design.blocks.get(instance)?.shape?.ports.get(name)?.port;
  const open = parts.filter(({ source }) => source.kind === 'open');
  if (open.length > 0 && instance !== undefined) {
    const told = { port: `${instance}.${name}`, value: tieOffText(port?.tieOff, width) };
    const said = say('SOC-IMPORT/open', told);
    found.diagnostics.push({ code: 'SOC-IMPORT-OPEN', severity: 'warning', ...said });
  }
  const mayRest = port?.tieOff !== undefined || port?.required === false;
  if (mayRest && areEqual(normal(rest), parts)) return;
  const isInterruptSink = interruptSink(design, sink);
  for (const part of parts) {
    if (part.source.kind === 'open') continue;
    const slice = part.low === 0 && part.high === width - 1 ? undefined : { high: part.high, low: part.low };
    const to = formatEndpoint({ kind: 'name', name, ...(instance && { instance }), ...(slice && { slice }) });
    if (part.source.kind === 'constant') {
      if (isInterruptSink && part.source.value === 0n && parts.length > 1) continue;
      found.portConnections.push({ from: constantText(part.source.value, part.high - part.low + 1), to });
    } else if (!(isInterruptSink && addInterrupts(design, sink, part, found))) {
      found.portConnections.push({ from: sourceText(design, part, part.source), to });
    }
  }
}

function sourceText(design: Design, { low, high }: Part, source: Part['source'] & { kind: 'port' }): string {
  const port = resolve(design, source.key);
  const width = port.kind === 'port' ? port.width : 0;
  const slice = { low: source.low, high: source.low + high - low };
  const isWhole = slice.low === 0 && slice.high === width - 1;
  const [first = '', second] = source.key.split('.');
  const owner = second === undefined ? { name: first } : { instance: first, name: second };
  return formatEndpoint({ kind: 'name', ...owner, ...(isWhole ? {} : { slice }) });
}

function interruptSink({ blocks }: Design, { instance, name }: Sink): boolean {
  const interrupts = instance === undefined ? [] : (blocks.get(instance)?.shape?.descriptor.interrupts ?? []);
  return interrupts.some(({ port, role }) => port === name && role === 'sink');
}

/** A line from an interrupt output of one bit; false where it is none, or has a number already. */
function addInterrupts(
  design: Design,
  sink: Sink,
  { low, high, source }: Part,
  found: FoundConnections,
): boolean {
  if (source.kind !== 'port' || low !== high || source.key in found.interrupts) return false;
  const [instance = '', name = ''] = source.key.split('.');
  const shape = design.blocks.get(instance)?.shape;
  const isSource = shape?.descriptor.interrupts.some(({ port, role }) => port === name && role === 'source');
  if (!isSource || shape?.ports.get(name)?.width !== 1) return false;
  found.interrupts[source.key] = { sink: `${sink.instance}.${sink.name}`, number: low };
  return true;
}
