import { evaluate } from '@netloom/hdl/expression';
import type { Diagnostic, Fix } from '@netloom/model';
import type { Block, Design } from '../../design/block.ts';
import { answersOneWay } from '../../design/answersOneWay.ts';
import { isDecoding } from '../../design/generated.ts';
import { portKey } from '../../design/portKey.ts';
import { resolve } from '../../design/resolve.ts';
import type { Drive } from '../../design/wires.ts';
import type { Slice } from '../../document/endpoint.ts';
import type { PortShape, Shape } from '../../design/shape.ts';
import { pointerOf } from '../../document/pointer.ts';
import { exportEdits } from '../../edit/exportEdits.ts';
import { mending } from '../../wording/sentences.ts';
import { attachFix, soleManagers } from '../attachFix.ts';
import type { SoleManagers } from '../attachFix.ts';
import { CleanBlocks } from '../cleanBlocks.ts';
import { FreeSpace } from './addresses/freeSpace.ts';
import { ENFORCED } from './addresses/views.ts';
import { atInstance, connectionEdit, placeOf, problem, tie } from '../rule.ts';
import type { Subject } from '../rule.ts';

/** SOC-UNDRIVEN and SOC-REQUIRED-OPEN for inputs of instances, interfaces and top-level outputs. */
export function checkUndriven(subject: Subject): Diagnostic[] {
  const { design, wiring } = subject;
  const sinks = new Set(Object.values(design.document.interrupts).map(({ sink }) => sink));
  const managers = soleManagers(design);
  const space = new FreeSpace(design.document);
  return [
    ...topOutputs(subject, wiring.linked),
    ...cleanBlocks.gather(design.blocks, { drives: wiring.drives, linked: wiring.linked }, (block, shape) =>
      checkBlock(subject, block, shape, managers, sinks, space),
    ),
  ];
}

const cleanBlocks = new CleanBlocks();

type Linked = Subject['wiring']['linked'];

function checkBlock(
  subject: Subject,
  block: Block,
  shape: Shape,
  managers: SoleManagers,
  interruptSinks: ReadonlySet<string>,
  space: FreeSpace,
): Diagnostic[] {
  const { wiring } = subject;
  const connected = wiring.linked;
  const found: Diagnostic[] = [];
  const open = openInterfaces(wiring.drives, shape, block, connected);
  for (const name of open) {
    const fix = openFix(subject, managers, block.name, name, space);
    const values = { interface: name, instance: block.name };
    found.push(problem('SOC-REQUIRED-OPEN/interface', values, atInstance(block.name, name), fix));
  }
  for (const port of needyPorts(shape)) {
    const owner = shape.interfaceOf.get(port.name);
    if (owner && open.has(owner.name)) continue;
    const key = portKey(block, port.name);
    const drives = wiring.drives.get(key);
    if (interruptSinks.has(key) || (drives && covers(drives, port.width))) continue;
    if (owner && connected.get(portKey(block, owner.name))?.has(port.name)) continue;
    found.push(drives ? partlyOpen(block.name, port, drives) : wholeOpen(block.name, port));
  }
  return found;
}

/** What interconnect and the top level have are interfaces of both directions. */
function openFix(
  subject: Subject,
  managers: SoleManagers,
  instance: string,
  name: string,
  space: FreeSpace,
): Fix | undefined {
  const { design } = subject;
  const end = resolve(design, `${instance}.${name}`);
  if (end.kind === 'interface' && answersOneWay(design, end)) return undefined;
  return attachFix(subject, managers, instance, name, space) ?? exportFix(design, instance, name);
}

/** Exports an interface, unless what it leads to, or is mapped as, asks for interconnect or an address then. */
function exportFix(design: Design, instance: string, name: string): Fix | undefined {
  const block = design.document.addressMap[`${instance}.${name}`];
  const side = design.blocks.get(instance)?.shape?.interfaces.get(name);
  const needsAddress = side?.role === 'manager' && isDecoding(design, { instance, name });
  const isEnforced = block !== undefined && ENFORCED.some((member) => block[member]);
  return needsAddress || isEnforced ? undefined : exportEdits(design, instance, name);
}

const needy = new WeakMap<Shape, PortShape[]>();

/** Inputs that must be driven; clocks and resets have rules of their own. */
function needyPorts(shape: Shape): PortShape[] {
  let ports = needy.get(shape);
  if (ports) return ports;
  const { clocks, resets } = shape.descriptor;
  const own = new Set([...clocks, ...resets].map(({ port }) => port));
  ports = [...shape.ports.values()].filter(
    ({ name, direction, width, port }) =>
      direction === 'in' &&
      width > 0 &&
      !own.has(name) &&
      port.required !== false &&
      port.tieOff === undefined,
  );
  needy.set(shape, ports);
  return ports;
}

/** Interfaces without a connection and without a single signal wired by hand. */
function openInterfaces(
  drives: ReadonlyMap<string, Drive[]>,
  shape: Shape,
  block: Block,
  connected: Linked,
): ReadonlySet<string> {
  const open = new Set<string>();
  for (const each of shape.interfaces.values()) {
    if (connected.has(portKey(block, each.name))) continue;
    const ports = Object.values(each.signals);
    if (ports.some((port) => drives.has(portKey(block, port)))) continue;
    if (shape.generated || needyPorts(shape).some(({ name }) => shape.interfaceOf.get(name) === each)) {
      open.add(each.name);
    }
  }
  return open;
}

function covers(drives: readonly Drive[], width: number): boolean {
  let next = 0;
  for (const { low, high } of drives) {
    if (low > next) return false;
    next = Math.max(next, high + 1);
  }
  return next >= width;
}

/** Bits from 0 up to `width` that no drive covers, lowest gap first. */
export function gaps(drives: readonly Slice[], width: number): { low: number; high: number }[] {
  const found: { low: number; high: number }[] = [];
  let next = 0;
  for (const { low, high } of drives) {
    if (low > next) found.push({ low: next, high: low - 1 });
    next = Math.max(next, high + 1);
  }
  if (next < width) found.push({ low: next, high: width - 1 });
  return found;
}

function rangeText({ low, high }: { low: number; high: number }): string {
  return low === high ? `[${low}]` : `[${high}:${low}]`;
}

function rangesText(ranges: readonly Slice[]): string {
  return ranges.map(rangeText).join(', ');
}

function partlyOpen(instance: string, { name, width }: PortShape, drives: readonly Drive[]): Diagnostic {
  const missing = gaps(drives, width);
  const port = `${instance}.${name}`;
  const values = { bits: rangesText(missing), port };
  return problem('SOC-UNDRIVEN/bits', values, atInstance(instance, name), tieGaps(port, missing));
}

function tieGaps(key: string, missing: { low: number; high: number }[]): Fix {
  return mending(
    'fix/tie-open',
    {},
    missing.map((gap) => connectionEdit(`${gap.high - gap.low + 1}'h0`, `${key}${rangeText(gap)}`)),
  );
}

function wholeOpen(instance: string, { name, width, port }: PortShape): Diagnostic {
  const key = `${instance}.${name}`;
  if (port.required === true) {
    return problem('SOC-REQUIRED-OPEN/port', { port: key }, atInstance(instance, name));
  }
  return problem('SOC-UNDRIVEN/port', { port: key }, atInstance(instance, name), tie(key, width));
}

function topOutputs({ design, wiring }: Subject, connected: Linked): Diagnostic[] {
  const found: Diagnostic[] = [];
  const sinks = new Set(Object.values(design.document.interrupts).map(({ sink }) => sink));
  for (const [name, port] of Object.entries(design.document.ports)) {
    const width = evaluate(port.width, design.values);
    if (port.direction !== 'out' || !width.ok || sinks.has(name)) continue;
    const drives = wiring.drives.get(name) ?? [];
    if (covers(drives, Number(width.value))) continue;
    const missing = gaps(drives, Number(width.value));
    const place = placeOf(undefined, name, pointerOf('ports', name));
    const bits = rangesText(missing);
    found.push(
      drives.length === 0
        ? problem('SOC-UNDRIVEN/top', { port: name }, place, tie(name, width.value))
        : problem('SOC-UNDRIVEN/top-bits', { bits, port: name }, place, tieGaps(name, missing)),
    );
  }
  for (const name of Object.keys(design.document.interfaces)) {
    if (connected.has(name)) continue;
    const place = placeOf(undefined, name, pointerOf('interfaces', name));
    found.push(problem('SOC-REQUIRED-OPEN/top', { interface: name }, place));
  }
  return found;
}
