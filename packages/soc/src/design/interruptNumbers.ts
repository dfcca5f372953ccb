import type { Design } from './block.ts';
import { resolve } from './resolve.ts';
import type { Resolved, ResolvedPort } from './resolve.ts';

/** One bit of a source that asks for one number of a sink. */
export interface InterruptRequest {
  source: string;
  number: number;
}

/** Lowest number of a sink that can fire. */
export function lowestNumber(design: Design, sink: string): number {
  const [instance = '', port] = sink.split('.');
  const declared = design.blocks.get(instance)?.shape?.descriptor.interrupts;
  return declared?.find((each) => each.port === port)?.lowest ?? 0;
}

/** The lowest number of a sink that nothing uses, neither an entry of the table nor a wire. */
export function freeInterruptNumber(design: Design, sink: string): number | undefined {
  const end = resolve(design, sink);
  if (end.kind !== 'port') return undefined;
  const used = usedNumbers(design, end);
  for (let number = lowestNumber(design, sink); number < end.width; number++) {
    if (!used.has(number)) return number;
  }
  return undefined;
}

function usedNumbers(design: Design, { key }: ResolvedPort): Set<number> {
  const { document, sources } = design;
  const used = new Set(
    Object.values(document.interrupts).flatMap(({ sink, number }) => (sink === key ? [number] : [])),
  );
  for (const to of sources.keys()) {
    if (to !== key && !to.startsWith(`${key}[`)) continue;
    const end = resolve(design, to);
    if (end.kind !== 'port') continue;
    for (let bit = end.low; bit <= end.high; bit++) used.add(bit);
  }
  return used;
}

/**
 * What a wire into an interrupt input asks for, bit by bit; undefined for a wire that is none: the sink takes no
 * interrupts, or the source is a constant. `text` is the source as the document writes it.
 */
export function interruptRequests(
  design: Design,
  text: string,
  source: Resolved,
  sink: ResolvedPort,
): InterruptRequest[] | undefined {
  if (source.kind !== 'port' || source.side !== 'source' || !takesInterrupts(design, sink)) return undefined;
  const width = source.high - source.low + 1;
  if (width === 1 && sink.width > 1 && sink.high - sink.low + 1 === sink.width) {
    const number = freeInterruptNumber(design, sink.key);
    return number === undefined ? undefined : [{ source: text, number }];
  }
  if (width !== sink.high - sink.low + 1) return undefined;
  if (width === 1) return [{ source: text, number: sink.low }];
  return Array.from({ length: width }, (_, bit) => ({
    source: `${source.key}[${source.low + bit}]`,
    number: sink.low + bit,
  }));
}

function takesInterrupts(design: Design, { instance, name }: ResolvedPort): boolean {
  const declared = instance === undefined ? undefined : design.blocks.get(instance)?.shape?.descriptor;
  return declared?.interrupts.some(({ port, role }) => port === name && role === 'sink') ?? false;
}
