import type { When } from '../definitions/definition.ts';

/** Whether every named setting has one of the listed values. */
export function meets(when: When | undefined, values: Readonly<Record<string, string | number>>): boolean {
  return Object.entries(when ?? {}).every(([name, allowed]) => allowed.includes(values[name]!));
}
