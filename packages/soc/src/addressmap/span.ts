import { evaluate } from '@netloom/hdl/expression';
import type { Design } from '../design/block.ts';
import type { ResolvedInterface } from '../design/resolve.ts';
import { interfaceWidths } from '../library/describeDocument.ts';

/** Bytes that a subordinate decodes, by its `addressSpan`; a top-level interface decodes what its address width spans. */
export function spanOf(design: Design, end: ResolvedInterface): bigint | undefined {
  if (end.instance === undefined) return undefined;
  const shape = design.blocks.get(end.instance)?.shape;
  const expression = shape?.interfaces.get(end.name)?.addressSpan;
  const result = expression === undefined ? undefined : evaluate(expression, shape!.values);
  return result?.ok && result.value > 0n ? result.value : undefined;
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
