import type { Worded } from '@netloom/model';
import type { BusRole, IpPort } from '@netloom/model';
import { freeName, identifierFrom } from '@netloom/registers/ipxact';
import { childOf, childrenOf, textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { InterfaceKind } from './busTypes.ts';
import type { Definitions } from './definitions.ts';
import type { Expressions } from './expressions.ts';
import { rangeIn } from './ports.ts';
import type { Report } from './report.ts';
import { referenceText } from './vlnv.ts';
import { say } from '../wording/sentences.ts';

export interface DeclaredInterface {
  element: XmlElement;
  name: string;
  kind: InterfaceKind;
  /** Undefined for the system's side, which carries clocks and resets. */
  role: BusRole | undefined;
  signals: MappedSignal[];
  /** Text of the interface's own parameters by name in upper case. */
  parameters: ReadonlyMap<string, string>;
}

/** A logical signal and the whole port that it is. */
export interface MappedSignal {
  /** As written. */
  logical: string;
  port: IpPort;
  element: XmlElement;
}

/** A mirrored side is what an interconnect has: it meets the side that it mirrors. */
const ROLES: Readonly<Record<string, BusRole>> = {
  master: 'manager',
  initiator: 'manager',
  slave: 'subordinate',
  target: 'subordinate',
  mirroredMaster: 'subordinate',
  mirroredInitiator: 'subordinate',
  mirroredSlave: 'manager',
  mirroredTarget: 'manager',
};

/** The element that says the role and, for a subordinate, the memory map. */
export function roleElement(busInterface: XmlElement): XmlElement | undefined {
  return busInterface.children.find(({ name }) => Object.hasOwn(ROLES, name));
}

/** The bus interfaces of kinds that are known here; the others are said. */
export function readInterfaces(
  root: XmlElement,
  ports: IpPort[],
  expressions: Expressions,
  definitions: Definitions,
  report: Report,
): DeclaredInterface[] {
  const byName = new Map(ports.map((port) => [port.name, port]));
  const taken = new Set<string>();
  const elements = childrenOf(childOf(root, 'busInterfaces') ?? root, 'busInterface');
  return elements.flatMap((element) => {
    const name = freeName(identifierFrom(textOf(element, 'name') ?? 'bus'), taken);
    const type = childOf(element, 'busType');
    const kind = type && definitions.kindOf(type);
    const asPorts = (reason: Worded) => {
      report.lose(say('SOC-IMPORT/ipxact/interface', { name, reason }), element);
      return [];
    };
    if (!type) return asPorts(say('SOC-IMPORT/ipxact/noType', {}));
    if (!kind) return asPorts(say('SOC-IMPORT/ipxact/bus', { bus: referenceText(type) }));
    const role = ROLES[roleElement(element)?.name ?? ''];
    if (!role && !childOf(element, 'system') && !childOf(element, 'mirroredSystem')) {
      return asPorts(say('SOC-IMPORT/ipxact/role', {}));
    }
    const signals = portMaps(element).flatMap((map) => signalOf(map, name, byName, expressions, report));
    for (const { logical, element: map } of signals)
      if (type && definitions.has(type, logical) === false)
        report.lose(say('SOC-IMPORT/ipxact/undefined', { signal: logical, name }), map);
    return [{ element, name, kind, role, signals, parameters: parametersOf(element) }];
  });
}

function portMaps(element: XmlElement): XmlElement[] {
  const types = childOf(element, 'abstractionTypes');
  const holders = types ? childrenOf(types, 'abstractionType') : [element];
  const lists = holders.flatMap((holder) => childOf(holder, 'portMaps') ?? []);
  return lists[0] ? childrenOf(lists[0], 'portMap') : [];
}

function signalOf(
  map: XmlElement,
  name: string,
  ports: ReadonlyMap<string, IpPort>,
  expressions: Expressions,
  report: Report,
): MappedSignal[] {
  const logical = textOf(childOf(map, 'logicalPort') ?? map, 'name') ?? '';
  const physical = childOf(map, 'physicalPort');
  const lost = (reason: Worded) => {
    report.lose(say('SOC-IMPORT/ipxact/lost', { signal: logical, name, reason }), map);
    return [];
  };
  if (!physical) return lost(say('SOC-IMPORT/ipxact/tied', {}));
  const portName = textOf(physical, 'name') ?? '';
  const port = ports.get(portName);
  if (!port) return lost(say('SOC-IMPORT/ipxact/noPort', { port: portName }));
  if (!isWhole(physical, port, expressions)) return lost(say('SOC-IMPORT/ipxact/part', { port: portName }));
  return [{ logical, port, element: map }];
}

function isWhole(physical: XmlElement, port: IpPort, expressions: Expressions): boolean {
  const selection = childOf(physical, 'partSelect') ?? physical;
  if (childOf(selection, 'indices') || childOf(selection, 'subPort')) return false;
  const holder = childOf(selection, 'range') ?? childOf(selection, 'vector');
  if (!holder) return true;
  const part = rangeIn(holder, expressions);
  const own = port.packed[0] ?? { left: '0', right: '0' };
  if (!part || port.packed.length > 1) return false;
  const isSame = (a: string, b: string) => a === b || expressions.value(a) === expressions.value(b);
  return isSame(part.left, own.left) && isSame(part.right, own.right);
}

function parametersOf(element: XmlElement): Map<string, string> {
  const parameters = childrenOf(childOf(element, 'parameters') ?? element, 'parameter');
  return new Map(
    parameters.map((each) => [(textOf(each, 'name') ?? '').toUpperCase(), textOf(each, 'value') ?? '']),
  );
}
