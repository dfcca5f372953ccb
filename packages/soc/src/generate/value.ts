import type { Drive, NetSource, Source } from '../design/wires.ts';
import type { Nets } from './nets.ts';

/** SystemVerilog text for what drives a port of `width` bits; bits that nothing drives are 0. */
export function sinkText(drives: readonly Drive[], width: number, nets: Nets): string {
  const parts: string[] = [];
  let next = 0;
  for (const { low, high, source } of drives) {
    if (low > next) parts.unshift(constantText(0n, low - next));
    parts.unshift(sourceText(source, high - low + 1, nets));
    next = high + 1;
  }
  if (next < width) parts.unshift(constantText(0n, width - next));
  return parts.length === 1 ? parts[0]! : `{${parts.join(', ')}}`;
}

function sourceText(source: Source, width: number, nets: Nets): string {
  if (source.kind === 'constant') return constantText(source.value, width);
  if (source.kind === 'net') return netText(source, nets);
  return width === 1 ? netText(source.source, nets) : `{${width}{${netText(source.source, nets)}}}`;
}

function netText(source: NetSource, nets: Nets): string {
  return nets.nameOf(source.key) + selectText(source.high, source.low, source.width);
}

/** `[3]`, `[7:4]`, or nothing for the whole of a net. */
export function selectText(high: number, low: number, width: number): string {
  if (low === 0 && high === width - 1) return '';
  return high === low ? `[${low}]` : `[${high}:${low}]`;
}

export function constantText(value: bigint, width: number): string {
  return width <= 4
    ? `${width}'b${value.toString(2).padStart(width, '0')}`
    : `${width}'h${value.toString(16).toUpperCase()}`;
}

/** What an input gets that nothing drives. Fills such as '0 are written out: Icarus takes them for one bit. */
export function tieOffText(tieOff: string | undefined, width: number): string {
  const fill = /^'([01])$/.exec(tieOff?.trim() ?? '')?.[1];
  if (fill === '1') return constantText((1n << BigInt(width)) - 1n, width);
  return tieOff === undefined || fill === '0' ? constantText(0n, width) : tieOff;
}

/** `[7:0]`, or nothing for one bit. */
export function rangeText(width: number): string {
  return width === 1 ? '' : `[${width - 1}:0]`;
}
