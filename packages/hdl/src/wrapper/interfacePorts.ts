import type { Worded } from '@netloom/model';
import { Unreadable } from '../read/cursor.ts';
import type { Library, ModuleEntry } from '../read/library.ts';
import { ModuleElaborator } from '../read/module.ts';
import type { Elaborator } from '../read/elaborator.ts';
import type { InterfacePortSyntax, ParameterSyntax } from '../read/syntax.ts';
import { boundNames, elementsIn } from './elements.ts';
import { readInterfaceBody } from './interfaceBody.ts';
import { unitText } from './unitText.ts';
import type { Widths } from './widths.ts';
import { DEFAULT_WIDTHS, kindOf, parameterOf } from './widths.ts';
import { say } from '../wording/sentences.ts';

/** An interface port as the wrapper sees it: an interface of its own, and a pin for each signal of the modport. */
export interface BusPort {
  port: InterfacePortSyntax;
  /** What its interface's parameters are set to. */
  settings: { name: string; value: string }[];
  pins: { signal: string; direction: 'in' | 'out' | 'inout'; width: string }[];
  /** Indices of an array; one empty text for a single interface. */
  elements: string[];
  /** Parameters that the wrapper needs for it, and those that say how many elements there are. */
  added: ParameterSyntax[];
  fixed: string[];
}

/** Throws `Unreadable` where an interface port has no form as pins. */
export function busPort(
  port: InterfacePortSyntax,
  module: ModuleEntry,
  library: Library,
  shared: Elaborator,
  widths: Widths,
): BusPort {
  const fail = (reason: Worded): never => {
    throw new Unreadable(
      say('HDL/wrapper/interface', { port: port.name, interface: port.interface, reason }),
      port.offset,
    );
  };
  const entry = library.interfaces.get(port.interface) ?? fail(say('HDL/wrapper/absent', {}));
  if (port.dimensions.length > 1) fail(say('HDL/wrapper/arrays', {}));
  if (entry.unit.ports.length > 0) fail(say('HDL/wrapper/ports', {}));
  const { signals, modports } = readInterfaceBody(unitText(entry));
  const directions = modports.get(port.modport ?? '') ?? fail(say('HDL/wrapper/modport', {}));
  const added: ParameterSyntax[] = [];
  const settings = entry.unit.parameters
    .filter(({ local }) => !local)
    .map((parameter) => ({
      name: parameter.name,
      value: setting(parameter, port, module.unit.parameters, widths, added),
    }));
  const unit = { ...entry.unit, parameters: entry.unit.parameters.map(withWidth) };
  const scope = entry.scope.of(unit);
  const elaborator = new ModuleElaborator(unit, scope, shared);
  const values = new Map(settings.map(({ name, value }) => [name, value]));
  const pins = [...directions].map(([signal, direction]) => {
    const { type, unpacked } = signals.get(signal) ?? fail(say('HDL/wrapper/undeclared', { signal }));
    if (unpacked.length > 0) fail(say('HDL/wrapper/array', { signal }));
    const width = elaborator.inlined(elaborator.width(type, scope), values);
    return { signal, direction, width };
  });
  return { port, settings, pins, added, ...sizeOf(port, module, shared) };
}

function sizeOf(
  port: InterfacePortSyntax,
  { unit, scope }: ModuleEntry,
  shared: Elaborator,
): Pick<BusPort, 'elements' | 'fixed'> {
  const [range] = port.dimensions;
  if (!range) return { elements: [''], fixed: [] };
  const elaborator = new ModuleElaborator(unit, scope, shared);
  return {
    elements: elementsIn(port, say('HDL/wrapper/interfaces', {}), { range, scope }, elaborator),
    fixed: boundNames(range, elaborator),
  };
}

/** Name of the pin of a signal, of one element of an array. */
export function pinName({ port }: BusPort, element: string, signal: string): string {
  return [port.name, ...(element === '' ? [] : [element]), signal].join('_');
}

/** Under a width of 0, which is a placeholder, no range has a direction. */
function withWidth(parameter: ParameterSyntax): ParameterSyntax {
  const kind = kindOf(parameter.name);
  return kind ? { ...parameter, value: DEFAULT_WIDTHS[kind] } : parameter;
}

/** The module's own parameter that says the same, or one that the wrapper adds. */
function setting(
  { name, value, offset }: ParameterSyntax,
  port: InterfacePortSyntax,
  own: readonly ParameterSyntax[],
  widths: Widths,
  added: ParameterSyntax[],
): string {
  const kind = kindOf(name);
  if (kind) return widths.name(kind, port.name.toLowerCase());
  if (own.some((each) => !each.local && each.name === name)) return name;
  const made = `${port.name}_${name}`;
  added.push(parameterOf(made, value ?? '0', offset));
  return made;
}
