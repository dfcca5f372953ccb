import type { ConnectionText } from '../emit/index.ts';
import { Unreadable } from '../read/cursor.ts';
import type { Elaborator } from '../read/elaborator.ts';
import type { Library, ModuleEntry } from '../read/library.ts';
import { ModuleElaborator } from '../read/module.ts';
import type { Scope } from '../read/scope.ts';
import type { ParameterSyntax, Problem, TypeSyntax, UnitSyntax } from '../read/syntax.ts';
import { configurationsOf } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { busPort } from './interfacePorts.ts';
import type { BusPort } from './interfacePorts.ts';
import { wrappedPort } from './modulePorts.ts';
import type { WrappedPort } from './modulePorts.ts';
import { packedMembers, resolved } from './resolve.ts';
import { selectPort } from './selectPorts.ts';
import { assertFree, selectGroups } from './selects.ts';
import type { SelectGroup } from './selects.ts';
import { givenType, placeholders } from './typeParameters.ts';
import { typeText } from './typeText.ts';
import { unitText } from './unitText.ts';
import { Widths } from './widths.ts';
import { wrapperText } from './wrapperText.ts';
import { say } from '../wording/sentences.ts';

export interface WrapperText {
  name: string;
  text: string;
  /** Parameters that the number of ports follows, which stay what they are. */
  fixed: string[];
  /** The module's own ports are plain, but for an APB select for each of several subordinates. */
  hasSelectsAlone?: boolean;
  /** What there is to say of the module's own declarations. */
  problems: Problem[];
}

/** Members by which a structure of a package is known as a direction of a bus. */
const BUS_MEMBERS = [
  ['aw_valid', 'ar_valid'],
  ['aw_ready', 'ar_ready'],
  ['a_valid', 'd_ready'],
  ['d_valid', 'a_ready'],
];

/** Whether pins of the module's own ports could not be connected or set: it has interfaces or open types. */
export function needsWrapper({ unit, scope }: ModuleEntry, configurations: readonly unknown[]): boolean {
  if (unit.ports.length + unit.interfacePorts.length === 0) return false;
  const isBus = ({ type }: UnitSyntax['ports'][number]) => {
    const names = packedMembers(type, scope)?.map(({ name }) => name) ?? [];
    return BUS_MEMBERS.some((some) => some.every((each) => names.includes(each)));
  };
  const isOpen = unit.interfacePorts.length > 0 || placeholders(unit).length > 0 || configurations.length > 0;
  return isOpen || unit.ports.some(isBus);
}

/**
 * A module of plain ports around one with structures or interfaces as ports: fields and signals become pins, type
 * parameters become the widths that they are made of, structures among the parameters a parameter for each member.
 * Undefined where none is needed. Throws `Unreadable` with the reason where none can be made.
 */
export function wrapModule(
  entry: ModuleEntry,
  library: Library,
  shared: Elaborator,
): WrapperText | undefined {
  const { unit, scope } = entry;
  const configurations = configurationsOf(unit, scope, new ModuleElaborator(unit, scope, shared));
  const isMissing = unit.interfacePorts.some((port) => !library.interfaces.has(port.interface));
  const groups = selectGroups(unit, scope, new ModuleElaborator(unit, scope, shared));
  const isOpen = needsWrapper(entry, configurations);
  if (isMissing || (groups.length === 0 && !isOpen)) return undefined;
  const name = `${unit.name}_flat`;
  // A wrapper of an earlier import is among the files.
  if (library.modules.get(name)?.unit.instances.has(unit.name)) return undefined;
  if (library.definedIn.has(name)) throw new Unreadable(say('HDL/wrapper/already', { name }), unit.offset);
  const widths = new Widths(unit);
  const { types, added } = givenTypes(entry, widths);
  const buses = unit.interfacePorts.map((port) => busPort(port, entry, library, shared, widths));
  const open = [...added, ...buses.flatMap((bus) => bus.added)];
  const complete = completed(unit, widths, types, configurations, open);
  const inner = scope.of(complete);
  const elaborator = new ModuleElaborator(complete, inner, shared);
  for (const group of groups) assertFree(group, unit);
  const ports = portsOf(complete, inner, elaborator, groups);
  const text = textOf(name, entry, complete, elaborator, { types, configurations, ports, buses });
  return isOpen ? text : { ...text, hasSelectsAlone: true };
}

/** A parameter whose type has no names of packages in its ranges, which the wrapper does not import. */
function withPlainRanges(
  syntax: ParameterSyntax | undefined,
  elaborator: ModuleElaborator,
): ParameterSyntax | undefined {
  if (syntax?.type?.kind !== 'vector') return syntax;
  const plain = (text: string) => elaborator.folded(text) ?? text;
  const packed = syntax.type.packed.map(({ left, right }) => ({
    left: plain(left),
    right: right === undefined ? undefined : plain(right),
  }));
  return { ...syntax, type: { ...syntax.type, packed } };
}

function givenTypes(entry: ModuleEntry, widths: Widths) {
  const types = new Map<string, TypeSyntax>();
  const added: ParameterSyntax[] = [];
  const body = unitText(entry);
  for (const name of placeholders(entry.unit)) {
    const { type, parameter } = givenType(name, entry.unit, body, widths);
    types.set(name, type);
    if (parameter) added.push(parameter);
  }
  return { types, added };
}

/** The module's declarations with what its open types and structures are set to. */
function completed(
  unit: UnitSyntax,
  widths: Widths,
  types: ReadonlyMap<string, TypeSyntax>,
  configurations: readonly Configuration[],
  open: readonly ParameterSyntax[],
): UnitSyntax {
  const byName = new Map(configurations.map((each) => [each.name, each]));
  const parameters = unit.parameters.flatMap((parameter) => {
    const configuration = byName.get(parameter.name);
    const value = widths.defaultOf(parameter);
    if (!configuration) return [{ ...parameter, value }];
    return [...configuration.members, { ...parameter, value: configuration.pattern }];
  });
  const typeParameters = new Map([...unit.typeParameters].filter(([name]) => !types.has(name)));
  return {
    ...{ ...unit, typeParameters, types: new Map([...unit.types, ...types]) },
    parameters: [...parameters, ...open, ...widths.added],
  };
}

function portsOf(
  unit: UnitSyntax,
  scope: Scope,
  elaborator: ModuleElaborator,
  groups: readonly SelectGroup[],
): WrappedPort[] {
  const selects = new Map(
    groups.flatMap((group) => group.signals.map((each) => [each.port.name, selectPort(group, each)])),
  );
  const taken = new Set(unit.ports.map(({ name }) => name));
  return unit.ports.map((port) => {
    const wrapped = selects.get(port.name) ?? wrappedPort(port, scope, elaborator, taken);
    for (const { name } of wrapped.ports) taken.add(name);
    return wrapped;
  });
}

interface Parts {
  types: ReadonlyMap<string, TypeSyntax>;
  configurations: readonly Configuration[];
  ports: WrappedPort[];
  buses: BusPort[];
}

function textOf(
  name: string,
  { unit, scope }: ModuleEntry,
  complete: UnitSyntax,
  elaborator: ModuleElaborator,
  { types, configurations, ports, buses }: Parts,
): WrapperText {
  const fixed = [...new Set([...ports, ...buses].flatMap((each) => each.fixed))];
  const described = elaborator.parametersIn(
    [
      ...ports.flatMap((port) => port.ports.map(({ packed = '', unpacked = '' }) => packed + unpacked)),
      ...buses.flatMap(({ pins, settings }) => [
        ...pins.map(({ width }) => width),
        ...settings.map(({ value }) => value),
      ]),
      ...[...types.values()].map((type) => typeText(type)),
    ].map(wordsOf),
  );
  const syntax = new Map(complete.parameters.map((each) => [each.name, each]));
  const own = new Set(unit.parameters.map((each) => each.name));
  const settings: ConnectionText[] = [
    ...described.flatMap((each) =>
      each.local || !own.has(each.name)
        ? []
        : [{ name: each.name, value: castOf(syntax.get(each.name), each.name, scope) }],
    ),
    ...configurations.map((each) => ({ name: each.name, value: each.pattern })),
  ];
  const text = wrapperText({
    ...{ module: unit.name, name, types, settings, ports, buses },
    parameters: described.map((each) => ({
      ...{ described: each, isFixed: fixed.includes(each.name) },
      syntax: withPlainRanges(syntax.get(each.name), elaborator),
    })),
  });
  const problems = [...unit.problems, ...elaborator.problems].filter(
    ({ code, offset }) =>
      code !== 'HDL-INTERFACE-PORT' && configurations.every((each) => each.offset !== offset),
  );
  return { name, text, fixed, problems };
}

/** The names in a piece of source text. */
function wordsOf(text: string): string {
  return [...text.matchAll(/(?<![\w$'])[A-Za-z_]\w*/g)].join(' ');
}

/** A parameter of an enumeration takes no plain number. */
function castOf(syntax: ParameterSyntax | undefined, value: string, scope: Scope): string {
  const found = syntax?.type && resolved(syntax.type, scope);
  return found?.type.kind === 'enum' && found.name ? `${found.name}'(${value})` : value;
}
