import { elaborate } from '@netloom/registers';
import type { Elaboration } from '@netloom/registers';
import type { Shape } from './shape.ts';

const known = new WeakMap<Shape, Elaboration | undefined>();

/** The registers of an IP under the parameters of its shape; undefined for one without a description. */
export function shapeRegisters(shape: Shape): Elaboration | undefined {
  if (!known.has(shape)) known.set(shape, elaborated(shape));
  return known.get(shape);
}

function elaborated({ entry, values }: Shape): Elaboration | undefined {
  const map = entry.registers;
  if (!map) return undefined;
  const own = map.parameters.filter(({ name, local }) => !local && typeof values[name] === 'bigint');
  return elaborate(map, Object.fromEntries(own.map(({ name }) => [name, String(values[name])])));
}
