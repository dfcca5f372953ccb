import type { Scope } from '../read/scope.ts';
import type { RangeSyntax, StructMember, TypeSyntax, UnitSyntax } from '../read/syntax.ts';

export interface Resolved {
  type: TypeSyntax;
  /** Where the type's own text is written. */
  scope: Scope;
  /** Packed dimensions around it, outermost first. */
  dimensions: { range: RangeSyntax; scope: Scope }[];
  /** The last name on the way to it, as any module may write it. */
  name: string | undefined;
}

const MAXIMUM_STEPS = 50;

/** What stands behind names of types. */
export function resolved(type: TypeSyntax, scope: Scope): Resolved {
  const dimensions: Resolved['dimensions'] = [];
  let name: string | undefined;
  for (let steps = 0; steps < MAXIMUM_STEPS; steps++) {
    if (type.kind !== 'named') break;
    const meaning = scope.find(type.name);
    if (meaning?.kind !== 'type') break;
    for (const range of type.packed) dimensions.push({ range, scope });
    name = qualified(type.name, meaning.scope);
    ({ type, scope } = meaning);
  }
  for (const range of type.packed) if (type.kind !== 'vector') dimensions.push({ range, scope });
  return { type, scope, dimensions, name };
}

/** `package::name` of a type that a package declares; undefined of one that only its module knows. */
function qualified(name: string, scope: Scope): string | undefined {
  const owner = scope.syntax as Partial<UnitSyntax>;
  return owner.kind === 'package' ? `${owner.name}::${name.slice(name.lastIndexOf(':') + 1)}` : undefined;
}

/** The members of a packed structure; undefined of any other type, and of one in an array. */
export function packedMembers(type: TypeSyntax, scope: Scope): StructMember[] | undefined {
  const found = resolved(type, scope);
  if (found.dimensions.length > 0) return undefined;
  return membersOf(found.type);
}

export function membersOf(type: TypeSyntax): StructMember[] | undefined {
  return type.kind === 'struct' && !type.union && type.isPacked ? type.members : undefined;
}
