import { evaluate } from '@netloom/hdl/expression';
import type { CombinationalPath, PortSlice } from '@netloom/model';
import type { Shape } from '../design/shape.ts';

/** Bits `high` to `low` of a port. */
export interface PortBits {
  port: string;
  high: number;
  low: number;
}

/** Bits of an output that follow from bits of an input: every one from every one, or one from one in their order. */
export interface PortPath {
  from: PortBits;
  to: PortBits;
  bitwise: boolean;
}

/** The paths that a descriptor states, under the parameters of the shape; what does not fit its ports says nothing. */
export function declaredPaths(shape: Shape): PortPath[] {
  return (shape.descriptor.combinational ?? []).flatMap((each) => declaredPath(shape, each));
}

function declaredPath(
  shape: Shape,
  { from: input, to: output, bitwise = false }: CombinationalPath,
): PortPath[] {
  const [from, to] = [bitsOf(shape, input, 'in'), bitsOf(shape, output, 'out')];
  if (!from || !to || (bitwise && from.high - from.low !== to.high - to.low)) return [];
  return [{ from, to, bitwise }];
}

function bitsOf(shape: Shape, { port, bits }: PortSlice, direction: 'in' | 'out'): PortBits | undefined {
  const known = shape.ports.get(port);
  if (known?.direction !== direction || known.width === 0) return undefined;
  if (!bits) return { port, high: known.width - 1, low: 0 };
  const [left, right] = [evaluate(bits.left, shape.values), evaluate(bits.right, shape.values)];
  if (!left.ok || !right.ok || right.value < 0n || left.value < right.value) return undefined;
  if (left.value >= BigInt(known.width)) return undefined;
  return { port, high: Number(left.value), low: Number(right.value) };
}
