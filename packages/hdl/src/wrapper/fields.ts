import type { Elaborator } from '../read/elaborator.ts';
import type { Scope } from '../read/scope.ts';
import type { TypeSyntax } from '../read/syntax.ts';
import { membersOf, resolved } from './resolve.ts';

/** A part of a structure that is no structure itself. */
export interface Field {
  path: string[];
  width: string;
}

/** The fields of a packed structure from its highest bit on; of any other type the one that it is. */
export function fieldsOf(
  type: TypeSyntax,
  scope: Scope,
  elaborator: Elaborator,
  path: string[] = [],
): Field[] {
  const found = resolved(type, scope);
  const members = found.dimensions.length === 0 ? membersOf(found.type) : undefined;
  if (!members || path.length > 8) return [{ path, width: elaborator.width(type, scope) }];
  return members.flatMap((member) => fieldsOf(member.type, found.scope, elaborator, [...path, member.name]));
}
