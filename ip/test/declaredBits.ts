import type { PortPath } from '../../packages/soc/src/combinational/portPath.ts';

/** The pairs of bits that some paths are made of, written as `combinationalBits` does. */
export function declaredBits(paths: readonly PortPath[]): Set<string> {
  const bits = new Set<string>();
  for (const { from, to, bitwise } of paths) {
    for (let input = from.low; input <= from.high; input++) {
      for (let output = to.low; output <= to.high; output++) {
        if (bitwise && input - from.low !== output - to.low) continue;
        bits.add(`${from.port}[${input}] ${to.port}[${output}]`);
      }
    }
  }
  return bits;
}
