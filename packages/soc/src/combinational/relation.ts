import type { PortPath } from './portPath.ts';

interface PathBit {
  port: string;
  bit: number;
}

/** Bits of outputs and the bits of inputs that they follow from, as few paths. Both lists count bits from 0. */
export function pathsOfBits(pairs: Iterable<readonly [from: PathBit, to: PathBit]>): PortPath[] {
  const byPorts = new Map<string, Map<number, Set<number>>>();
  for (const [from, to] of pairs) {
    const key = `${from.port} ${to.port}`;
    let outputs = byPorts.get(key);
    if (!outputs) byPorts.set(key, (outputs = new Map<number, Set<number>>()));
    const inputs = outputs.get(to.bit);
    if (inputs) inputs.add(from.bit);
    else outputs.set(to.bit, new Set([from.bit]));
  }
  return [...byPorts].flatMap(([key, outputs]) => {
    const [from = '', to = ''] = key.split(' ');
    return rangesOf(outputs).flatMap(({ low, high, inputs, bitwise }) =>
      runsOf(inputs).map((run) => ({ from: { port: from, ...run }, to: { port: to, high, low }, bitwise })),
    );
  });
}

/** Neighbouring output bits that follow from the same inputs, or each from the next one. */
interface OutputRange {
  low: number;
  high: number;
  /** Of the whole range, in their order. */
  inputs: number[];
  bitwise: boolean;
}

function rangesOf(outputs: ReadonlyMap<number, ReadonlySet<number>>): OutputRange[] {
  const ranges: OutputRange[] = [];
  for (const [bit, set] of [...outputs].sort(([a], [b]) => a - b)) {
    const inputs = [...set].sort((a, b) => a - b);
    const last = ranges.at(-1);
    if (last?.high !== bit - 1) ranges.push({ low: bit, high: bit, inputs, bitwise: false });
    else if (!last.bitwise && String(inputs) === String(last.inputs)) last.high = bit;
    else if (continues(last, inputs)) {
      last.high = bit;
      last.bitwise = true;
      last.inputs.push(inputs[0]!);
    } else ranges.push({ low: bit, high: bit, inputs, bitwise: false });
  }
  return ranges;
}

/** Whether one input alone, next to the range's last one, continues a range of one from one. */
function continues({ low, high, inputs, bitwise }: OutputRange, next: readonly number[]): boolean {
  if (next.length !== 1 || (!bitwise && (high > low || inputs.length !== 1))) return false;
  return next[0] === inputs.at(-1)! + 1;
}

function runsOf(bits: readonly number[]): { high: number; low: number }[] {
  const runs: { high: number; low: number }[] = [];
  for (const bit of bits) {
    const last = runs.at(-1);
    if (last && last.high === bit - 1) last.high = bit;
    else runs.push({ high: bit, low: bit });
  }
  return runs;
}
