import type { RangeSyntax, StructMember, TypeSyntax } from '../read/syntax.ts';

/** A type as source text, structures with a member a line; `named` has names for the texts of some. */
export function typeText(type: TypeSyntax, named: ReadonlyMap<string, string> = new Map()): string {
  switch (type.kind) {
    case 'struct':
      return structureText(type.members, named) + rangesText(type.packed);
    case 'vector': {
      const sign = type.signed === undefined ? '' : type.signed ? ' signed' : ' unsigned';
      const base = type.base === 'implicit' ? '' : type.base;
      return [`${base}${sign}`, rangesText(type.packed)].filter((part) => part !== '').join(' ');
    }
    case 'named':
    case 'other':
      return type.name + rangesText(type.packed);
    case 'enum':
      return 'int';
  }
}

function structureText(members: readonly StructMember[], named: ReadonlyMap<string, string>): string {
  const rows = members.map(({ name, type }) => {
    const text = typeText(type, named);
    return { type: named.get(typeText(type)) ?? text, name };
  });
  const widest = Math.max(...rows.map((row) => (row.type.includes('\n') ? 0 : row.type.length)));
  const lines = rows.flatMap((row) => `${row.type.padEnd(widest)} ${row.name};`.split('\n'));
  return ['struct packed {', ...lines.map((line) => `  ${line}`), '}'].join('\n');
}

function rangesText(ranges: readonly RangeSyntax[]): string {
  return ranges.map(({ left, right }) => (right === undefined ? `[${left}]` : `[${left}:${right}]`)).join('');
}
