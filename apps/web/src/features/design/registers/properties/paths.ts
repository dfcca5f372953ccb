import type { RegisterMap } from '@netloom/model';
import { eachRegister } from '@netloom/registers';
import { elaborationOf } from '../store/derived.ts';

/** More are not offered. */
const MOST = 40;

/** Paths of registers that hold a text. */
export function registerPaths(map: RegisterMap, text: string): string[] {
  return paths(map, text, ({ path }) => [path]);
}

/** Paths of fields that hold a text: what gates, enables and masks may name. */
export function fieldPaths(map: RegisterMap, text: string): string[] {
  return paths(map, text, ({ path, fields }) => fields.map(({ name }) => `${path}.${name}`));
}

/** Paths of fields of one bit that hold a text. */
export function bitPaths(map: RegisterMap, text: string): string[] {
  return paths(map, text, ({ path, fields }) =>
    fields.filter(({ width }) => width === 1).map(({ name }) => `${path}.${name}`),
  );
}

type Registers = ReturnType<typeof eachRegister> extends Iterable<infer Each> ? Each : never;

function paths(map: RegisterMap, text: string, of: (register: Registers) => string[]): string[] {
  const wanted = text.toLowerCase();
  const found: string[] = [];
  for (const register of eachRegister(elaborationOf(map).map)) {
    found.push(...of(register).filter((path) => path.toLowerCase().includes(wanted)));
    if (found.length >= MOST) break;
  }
  return found.slice(0, MOST);
}
