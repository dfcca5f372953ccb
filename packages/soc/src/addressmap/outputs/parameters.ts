import type { SoftwareBlock } from '../software/block.ts';

/** Parameters of an instance, local ones aside, with their values. */
export function parametersOf({ shape }: SoftwareBlock): [string, bigint | string][] {
  return (shape?.descriptor.parameters ?? []).flatMap(({ name, local }): [string, bigint | string][] => {
    const value = Object.hasOwn(shape!.values, name) ? shape!.values[name] : undefined;
    const isPlain = typeof value === 'bigint' || typeof value === 'string';
    return local || !isPlain ? [] : [[name, value]];
  });
}

/** Suffixes and texts of macros for the parameters; behind `_PARAM_`, so that none meets another macro of the block. */
export function parameterLines(block: SoftwareBlock): [string, string][] {
  return parametersOf(block).map(([name, value]) => [
    `_PARAM_${name.toUpperCase()}`,
    typeof value === 'string' ? cString(value) : cInteger(value),
  ]);
}

function cInteger(value: bigint): string {
  if (value < 0n) return value >= -(1n << 31n) ? `(${value})` : `(${value}ll)`;
  return value >> 31n === 0n ? String(value) : value >> 63n === 0n ? `${value}ll` : `${value}ull`;
}

/** A string of C: bytes of UTF-8 that are not plain become octal escapes, which end after three digits. */
function cString(value: string): string {
  const bytes = [...new TextEncoder().encode(value)].map((byte) =>
    byte >= 0x20 && byte < 0x7f && byte !== 0x22 && byte !== 0x5c && byte !== 0x3f
      ? String.fromCharCode(byte)
      : `\\${byte.toString(8).padStart(3, '0')}`,
  );
  return `"${bytes.join('')}"`;
}
