import { evaluate } from '@netloom/hdl/expression';
import type { Design } from '../design/block.ts';
import { profileOf } from '../design/busProfile.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import type { Shape } from '../design/shape.ts';
import { interfaceWidths } from '../library/topInterface.ts';

const known = new WeakMap<Shape, Map<string, bigint | undefined>>();

/** Bytes that a subordinate of an instance decodes, by its `addressSpan`; undefined where it does not say. */
export function spanOf(design: Design, end: ResolvedInterface): bigint | undefined {
  const shape = end.instance === undefined ? undefined : design.blocks.get(end.instance)?.shape;
  if (!shape) return undefined;
  let spans = known.get(shape);
  if (!spans) known.set(shape, (spans = new Map<string, bigint | undefined>()));
  if (!spans.has(end.name)) spans.set(end.name, declaredSpan(shape, end.name));
  return spans.get(end.name);
}

function declaredSpan({ interfaces, values }: Shape, name: string): bigint | undefined {
  const expression = interfaces.get(name)?.addressSpan;
  const result = expression === undefined ? undefined : evaluate(expression, values);
  return result?.ok && result.value > 0n ? result.value : undefined;
}

/** Bytes that a subordinate tells apart: its span, or what its address ports can express where that is less or all that is known. */
export function decodedSpan(design: Design, end: ResolvedInterface): bigint | undefined {
  const span = spanOf(design, end);
  const { addressWidth } = profileOf(design, end);
  const expressed = addressWidth === undefined ? undefined : 1n << BigInt(addressWidth);
  if (span === undefined || expressed === undefined) return span ?? expressed;
  return span < expressed ? span : expressed;
}

/** Bytes to give a subordinate that has no address yet. */
export function wantedSize(design: Design, end: ResolvedInterface): bigint {
  const span = spanOf(design, end) ?? topLevelSpan(design, end);
  let size = 4096n;
  while (size < span) size *= 2n;
  return spanOf(design, end) === undefined ? size : nextPowerOfTwo(span);
}

function topLevelSpan(design: Design, end: ResolvedInterface): bigint {
  const declared = end.instance === undefined ? design.document.interfaces[end.name] : undefined;
  if (!declared?.addressWidth) return 4096n;
  return 1n << BigInt(Math.min(28, interfaceWidths(declared, design.values).addressWidth));
}

export function nextPowerOfTwo(value: bigint): bigint {
  let power = 1n;
  while (power < value) power *= 2n;
  return power;
}
