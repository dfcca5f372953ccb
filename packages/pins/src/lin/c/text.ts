import type { LinValue } from '../field.ts';

/** An unsigned constant in parentheses. */
export function number(value: LinValue): string {
  return `(${String(value)}U)`;
}

/** A line a macro, their values in one column. */
export function defined(macros: readonly (readonly [string, string])[]): string {
  const width = Math.max(...macros.map(([name]) => name.length));
  return macros.map(([name, value]) => `#define ${name.padEnd(width)} ${value}`).join('\n');
}
