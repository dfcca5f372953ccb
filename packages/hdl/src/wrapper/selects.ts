import type { PortText } from '../emit/index.ts';
import { Unreadable } from '../read/cursor.ts';
import type { ModuleElaborator } from '../read/module.ts';
import type { Scope } from '../read/scope.ts';
import type { PortSyntax, RangeSyntax, UnitSyntax } from '../read/syntax.ts';
import { candidatesOf, readingsOf, spellingsOf } from '../recognise/candidates.ts';
import { PROTOCOLS } from '../recognise/protocols.ts';
import type { SignalPattern } from '../recognise/protocols.ts';
import { boundNames, elementsIn } from './elements.ts';
import { say } from '../wording/sentences.ts';

/** A signal of a group: one for all subordinates, or one for each. */
export interface SelectedSignal {
  port: PortSyntax;
  logical: string;
  /** Bits of it for one subordinate. */
  width: string;
  per: 'all' | 'packed' | 'unpacked';
}

/** An APB manager with a PSEL for each of several subordinates (Arm IHI 0024D, 2.1). */
export interface SelectGroup {
  name: string;
  /** Indices of PSEL, from its left bound on. */
  elements: string[];
  signals: SelectedSignal[];
  /** Parameters that the number of subordinates follows. */
  fixed: string[];
}

const APB = PROTOCOLS.find(({ bus }) => bus === 'apb')!;
const SPELLINGS = spellingsOf(APB);

/** The groups of a module; their ports are read under the default parameters. */
export function selectGroups(unit: UnitSyntax, scope: Scope, elaborator: ModuleElaborator): SelectGroup[] {
  if (!unit.ports.some(({ name }) => /psel/i.test(name))) return [];
  const groups = new Map<string, { name: string; signals: Map<string, SelectedSignal> }>();
  for (const port of unit.ports) {
    const described = port.type.kind === 'vector' ? elaborator.port(port, new Map()) : undefined;
    if (!described) continue;
    for (const { signal, group } of readingsOf(described).flatMap((each) => candidatesOf(each, SPELLINGS))) {
      const found = groups.get(group.toLowerCase()) ?? { name: group, signals: new Map() };
      const own = selectedSignal(port, signal, scope, elaborator);
      if (own) found.signals.set(signal.name, own);
      groups.set(group.toLowerCase(), found);
    }
  }
  return [...groups.values()].flatMap(({ name, signals }) => groupOf(name, signals, scope, elaborator) ?? []);
}

function selectedSignal(
  port: PortSyntax,
  { name, driver, scalar }: SignalPattern,
  scope: Scope,
  elaborator: ModuleElaborator,
): SelectedSignal | undefined {
  const { type, unpacked, direction } = port;
  if (direction !== (driver === 'manager' ? 'out' : 'in') || type.kind !== 'vector') return undefined;
  const own = scalar ? 0 : 1;
  const more = type.packed.length - own + unpacked.length;
  if (more < 0 || more > 1) return undefined;
  const bits = scalar ? undefined : type.packed.at(-1);
  const width = bits ? elaborator.size(bits, scope) : '1';
  return {
    port,
    logical: name,
    width,
    per: more === 0 ? 'all' : unpacked.length > 0 ? 'unpacked' : 'packed',
  };
}

/** The range that counts the subordinates. */
const rangeOf = ({ port, per }: SelectedSignal): RangeSyntax | undefined =>
  per === 'unpacked'
    ? port.unpacked[0]
    : per === 'packed' && port.type.kind === 'vector'
      ? port.type.packed[0]
      : undefined;

function groupOf(
  name: string,
  signals: ReadonlyMap<string, SelectedSignal>,
  scope: Scope,
  elaborator: ModuleElaborator,
): SelectGroup | undefined {
  const select = signals.get('PSEL');
  const range = select && rangeOf(select);
  if (!range || !APB.mandatory.every((each) => signals.has(each))) return undefined;
  const all = [...signals.values()];
  const ranges = all.flatMap((each) => rangeOf(each) ?? []);
  const counts = ranges.map((each) => elaborator.number(elaborator.size(each, scope)));
  if (new Set(counts).size !== 1 || counts[0] === undefined || counts[0] < 2n) return undefined;
  const elements = elementsIn(select.port, say('HDL/wrapper/selects', {}), { range, scope }, elaborator);
  const fixed = ranges.flatMap((each) => boundNames(each, elaborator));
  return { name: name === '' ? 'apb' : name, elements, signals: all, fixed };
}

/** Name of the pin of a signal for one subordinate. */
export function selectPin({ name }: SelectGroup, element: string, logical: string): string {
  return `${name}_${element}_${logical.toLowerCase()}`;
}

/** Pins of one port of a group, in the order of the subordinates. */
export function selectPins(group: SelectGroup, { port, logical, width }: SelectedSignal): PortText[] {
  const direction = port.direction === 'in' ? 'input' : 'output';
  const packed = width === '1' ? '' : /^\d+$/.test(width) ? `[${Number(width) - 1}:0]` : `[${width}-1:0]`;
  return group.elements.map((element) => ({
    ...{ name: selectPin(group, element, logical), direction, packed },
  }));
}

/** Throws where a port of the module has the name of a pin. */
export function assertFree({ name, elements, signals }: SelectGroup, unit: UnitSyntax): void {
  const taken = new Set(unit.ports.map((port) => port.name));
  for (const element of elements) {
    for (const { logical, port } of signals) {
      const pin = `${name}_${element}_${logical.toLowerCase()}`;
      if (taken.has(pin)) throw new Unreadable(say('HDL/wrapper/taken', { pin }), port.offset);
    }
  }
}
