import { hasAddresses } from '../bus/protocol.ts';
import { addressSpanOf } from '@netloom/hdl';
import type { BusInterface, BusRole, BusType } from '@netloom/model';
import type { DeclaredInterface } from './interfaces.ts';
import { roleElement } from './interfaces.ts';
import type { Report } from './report.ts';
import { driverOf, isClockSignal, isResetSignal, mandatorySignals, signalName } from './signals.ts';
import { textOf } from '@netloom/xml';
import { say } from '../wording/sentences.ts';

/** A bus interface, and the name of the memory map behind it. */
export interface ReadBus {
  bus: BusInterface;
  memoryMap: string | undefined;
}

/** Interfaces of buses with their signals; those that lack what the protocol demands are said and left out. */
export function readBuses(
  declared: DeclaredInterface[],
  spanOf: (memoryMap: string) => string | undefined,
  report: Report,
): ReadBus[] {
  return declared.flatMap((each) => {
    const bus = busOf(each, report);
    if (!bus || !each.role) return [];
    const signals = signalsOf(each, bus, each.role, report);
    const missing = mandatorySignals(bus).filter((name) => !signals.has(name));
    if (missing.length > 0) {
      const text = `${missing.slice(0, 5).join(', ')}${missing.length > 5 ? ' …' : ''}`;
      report.lose(say('SOC-IMPORT/ipxact/lacks', { name: each.name, signals: text }), each.element);
      return [];
    }
    const side = roleElement(each.element);
    const reference = side && memoryMapReference(side);
    const isSubordinate = each.role === 'subordinate' && hasAddresses(bus);
    const ports = new Map([...signals].map(([name, { port }]) => [name, port]));
    const declaredSpan = reference === undefined ? undefined : spanOf(reference);
    // Wishbone's address counts bytes in some blocks and words in others.
    const span = declaredSpan ?? (bus === 'wishbone' ? undefined : addressSpanOf(ports));
    const clock = portOf(each, isClockSignal);
    const reset = portOf(each, isResetSignal);
    const description = textOf(each.element, 'description');
    return [
      {
        bus: {
          ...{ name: each.name, bus, role: each.role, multiple: false },
          signals: Object.fromEntries([...ports].map(([name, port]) => [name, port.name])),
          ...(clock !== undefined && { clock }),
          ...(reset !== undefined && { reset }),
          ...(isSubordinate && span !== undefined && { addressSpan: span }),
          ...(description !== undefined && { description }),
        },
        memoryMap: reference,
      },
    ];
  });
}

function memoryMapReference(side: NonNullable<ReturnType<typeof roleElement>>): string | undefined {
  const reference = side.children.find(({ name }) => name === 'memoryMapRef');
  return reference?.attributes.get('memoryMapRef') ?? (reference?.text.trim() || undefined);
}

function busOf({ kind, name, element, parameters, signals }: DeclaredInterface, report: Report) {
  if (kind === 'clock' || kind === 'reset' || kind === 'interrupt') return undefined;
  const has = (pattern: RegExp) => signals.some(({ logical }) => pattern.test(logical));
  const protocol = parameters.get('PROTOCOL')?.toUpperCase();
  const isAxi = kind === 'aximm' || kind === 'axi4';
  if (isAxi && (protocol === 'AXI3' || has(/^WID$/i))) {
    report.lose(say('SOC-IMPORT/ipxact/axi3', { name }), element);
    return undefined;
  }
  if (kind !== 'aximm') return kind;
  if (protocol === 'AXI4LITE' || protocol === 'AXI4') return protocol === 'AXI4' ? 'axi4' : 'axi4-lite';
  return has(/^A[WR](?:LEN|BURST)$|^[WR]LAST$/i) ? 'axi4' : 'axi4-lite';
}

type Signals = Map<string, DeclaredInterface['signals'][number]>;

function signalsOf(
  { name, signals }: DeclaredInterface,
  bus: BusType,
  role: BusRole,
  report: Report,
): Signals {
  const found: Signals = new Map();
  for (const signal of signals) {
    const { logical, port, element } = signal;
    if (isClockSignal(logical) || isResetSignal(logical)) continue;
    const known = signalName(bus, role, logical);
    const expected = known !== undefined && driverOf(bus, known) === role ? 'out' : 'in';
    if (known === undefined) report.lose(say('SOC-IMPORT/ipxact/signal', { signal: logical, name }), element);
    else if (port.direction !== expected)
      report.lose(say(`SOC-IMPORT/ipxact/${expected}`, { signal: logical, name }), element);
    else if (found.has(known))
      report.lose(say('SOC-IMPORT/ipxact/ports', { signal: logical, name }), element);
    else found.set(known, signal);
  }
  return found;
}

export function portOf(
  { signals }: DeclaredInterface,
  isWanted: (logical: string) => boolean,
): string | undefined {
  return signals.find(({ logical }) => isWanted(logical))?.port.name;
}
