import type { Drive, Source } from '../design/wires.ts';

/** Where bits come from: a port of an instance or of the top level by its key, a number, or nowhere. */
export type PartSource =
  | { kind: 'port'; key: string; low: number }
  | { kind: 'constant'; value: bigint }
  | { kind: 'open' };

/** Bits of a sink and where they come from. */
export interface Part {
  low: number;
  high: number;
  source: PartSource;
}

/** The same bits in the one way to write them: neighbours that belong together joined, lowest first. */
export function normal(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts.toSorted((a, b) => a.low - b.low)) {
    const last = joined.at(-1);
    const whole = last && last.high + 1 === part.low ? join(last, part) : undefined;
    if (whole) joined[joined.length - 1] = whole;
    else joined.push(part);
  }
  return joined;
}

function join(a: Part, b: Part): Part | undefined {
  const [from, to] = [a.source, b.source];
  const range = { low: a.low, high: b.high };
  if (from.kind === 'open' && to.kind === 'open') return { ...range, source: from };
  if (from.kind === 'constant' && to.kind === 'constant') {
    const value = from.value | (to.value << BigInt(b.low - a.low));
    return { ...range, source: { kind: 'constant', value } };
  }
  const follows =
    from.kind === 'port' && to.kind === 'port' && from.key === to.key && to.low === from.low + b.low - a.low;
  return follows ? { ...range, source: from } : undefined;
}

/** Both in normal form. */
export function areEqual(a: readonly Part[], b: readonly Part[]): boolean {
  return a.length === b.length && a.every((part, index) => keyOf(part) === keyOf(b[index]!));
}

function keyOf({ low, high, source }: Part): string {
  const from =
    source.kind === 'port'
      ? `${source.key} ${source.low}`
      : source.kind === 'constant'
        ? String(source.value)
        : '';
  return `${low} ${high} ${source.kind} ${from}`;
}

/** What the document drives a sink of `width` bits with, as the generator writes it: gaps are 0. */
export function partsOfDrives(drives: readonly Drive[], width: number): Part[] {
  const parts: Part[] = [];
  let next = 0;
  const zeros = (high: number) => {
    if (high >= next) parts.push({ low: next, high, source: { kind: 'constant', value: 0n } });
  };
  for (const { low, high, source } of drives) {
    zeros(low - 1);
    parts.push(...partsOfSource(low, high, source));
    next = high + 1;
  }
  zeros(width - 1);
  return normal(parts);
}

function partsOfSource(low: number, high: number, source: Source): Part[] {
  if (source.kind === 'constant') {
    const value = BigInt.asUintN(high - low + 1, source.value);
    return [{ low, high, source: { kind: 'constant', value } }];
  }
  if (source.kind === 'net')
    return [{ low, high, source: { kind: 'port', key: source.key, low: source.low } }];
  const { key, low: bit } = source.source;
  return Array.from({ length: high - low + 1 }, (_, index) => ({
    ...{ low: low + index, high: low + index },
    source: { kind: 'port', key, low: bit } as const,
  }));
}

/** The bits `low` to `high` of parts, moved so that they begin at `to`. */
export function cut(parts: readonly Part[], low: number, high: number, to: number): Part[] {
  return parts.flatMap((part) => {
    const [from, until] = [Math.max(low, part.low), Math.min(high, part.high)];
    if (from > until) return [];
    return [{ low: from - low + to, high: until - low + to, source: shifted(part, from, until) }];
  });
}

function shifted({ low, source }: Part, from: number, until: number): PartSource {
  if (source.kind === 'open') return source;
  if (source.kind === 'port') return { ...source, low: source.low + from - low };
  return { kind: 'constant', value: BigInt.asUintN(until - from + 1, source.value >> BigInt(from - low)) };
}
