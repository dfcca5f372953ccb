import { Unreadable } from '../read/cursor.ts';
import type { ModuleElaborator } from '../read/module.ts';
import type { Scope } from '../read/scope.ts';
import type { ParameterSyntax, UnitSyntax } from '../read/syntax.ts';
import { resolved } from './resolve.ts';
import { parameterOf } from './widths.ts';

/** A parameter that is a structure, and the parameter that sets each of its members. */
export interface Configuration {
  name: string;
  offset: number;
  members: ParameterSyntax[];
  /** Assignment pattern of the members' parameters (IEEE 1800-2017, 10.9.2). */
  pattern: string;
}

/** The structures among a module's parameters; those without a type that a wrapper can name are left as they are. */
export function configurationsOf(
  unit: UnitSyntax,
  scope: Scope,
  elaborator: ModuleElaborator,
): Configuration[] {
  return unit.parameters.flatMap((parameter): Configuration[] => {
    if (parameter.local || !parameter.type || parameter.unpacked.length > 0) return [];
    const { type, name, dimensions, scope: inner } = resolved(parameter.type, scope);
    if (type.kind !== 'struct' || type.union || dimensions.length > 0 || !name) return [];
    const parts = type.members.map(({ name: member, unpacked, type: own }) => {
      const found = resolved(own, inner);
      if (unpacked.length > 0 || found.type.kind === 'struct') return undefined;
      const set = `${parameter.name}_${member}`;
      const cast = found.type.kind === 'enum' ? found.name : elaborator.width(own, inner);
      const value = valueOf(parameter, member, scope, elaborator);
      const plain = parameterOf(set, value, parameter.offset);
      // Inside a pattern Verilator takes an `int` alone for a number without a size.
      if (cast === '32') return { set: plain, entry: `${member}: ${set} + 32'd0` };
      return { set: plain, entry: `${member}: ${cast}'(${set})` };
    });
    const complete = parts.filter((part) => part !== undefined);
    if (complete.length < parts.length) return [];
    const pattern = `${name}'{${complete.map(({ entry }) => entry).join(', ')}}`;
    const members = complete.map(({ set }) => set);
    return [{ name: parameter.name, offset: parameter.offset, members, pattern }];
  });
}

/** The member's default, or 0 where the structure has none that can be read. */
function valueOf(
  parameter: ParameterSyntax,
  member: string,
  scope: Scope,
  elaborator: ModuleElaborator,
): string {
  if (parameter.value === undefined) return '0';
  try {
    const text = elaborator.member({ kind: 'parameter', parameter, scope }, [member]);
    return String(elaborator.number(text) ?? text);
  } catch (error) {
    if (error instanceof Unreadable) return '0';
    throw error;
  }
}
