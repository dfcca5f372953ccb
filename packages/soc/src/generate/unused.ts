import { evaluate } from '@netloom/hdl/expression';
import type { Slice } from '../document/endpoint.ts';
import type { Design } from '../design/block.ts';
import type { NetSource, Wiring } from '../design/wires.ts';
import { topPorts } from '../library/describeDocument.ts';
import type { Nets } from './nets.ts';
import { selectText } from './value.ts';

/** Bits of wires and top-level inputs that nothing reads, e.g. `timer0_value[31:8]`. */
export function unusedBits(design: Design, wiring: Wiring, nets: Nets): string[] {
  const reads = readSlices(wiring);
  const found: string[] = [];
  for (const net of nets.declared) {
    const isArray =
      (design.blocks.get(net.instance)?.shape?.ports.get(net.port)?.port.unpacked.length ?? 0) > 0;
    if (!isArray)
      found.push(...openBits(net.name, net.width, reads.get(net.key) ?? reads.get(net.name) ?? []));
  }
  for (const { name, direction, width } of topPorts(design.document)) {
    const bits = evaluate(width, design.values);
    if (direction === 'in' && bits.ok)
      found.push(...openBits(name, Number(bits.value), reads.get(name) ?? []));
  }
  return found;
}

function readSlices(wiring: Wiring): Map<string, Slice[]> {
  const reads = new Map<string, Slice[]>();
  const add = (source: NetSource) => {
    const slices = reads.get(source.key);
    if (slices) slices.push(source);
    else reads.set(source.key, [source]);
  };
  for (const drives of wiring.drives.values()) {
    for (const { source } of drives) {
      if (source.kind === 'net') add(source);
      if (source.kind === 'repeat') add(source.source);
    }
  }
  return reads;
}

function openBits(name: string, width: number, slices: Slice[]): string[] {
  const found: string[] = [];
  let next = 0;
  for (const { high, low } of slices.toSorted((a, b) => a.low - b.low)) {
    if (low > next) found.push(name + selectText(low - 1, next, width));
    next = Math.max(next, high + 1);
  }
  if (next < width) found.push(name + selectText(width - 1, next, width));
  return found;
}
