import type { Sample } from './line.ts';

/** A transfer from the request on. */
export interface Request {
  address: bigint;
  /** Of a write; undefined for a read. */
  data: bigint | undefined;
  strobes: bigint;
  /** Clocks by which an APB answer is later than without wait states. */
  waits?: number | undefined;
  /** What the answer has to be, once the transfer has been carried out. */
  expected?: { value: bigint; known: bigint; error: boolean } | undefined;
}

export interface BusEvents {
  /** Transfers that may go on to a memory from this clock on. */
  opened: Request[];
  /** Transfers that registers see in this clock. */
  carriedOut: Request[];
  answers: { request: Request | undefined; data: Sample | undefined; error: bigint }[];
  /** Breaches of the protocol. */
  faults: string[];
}

export type Line = (name: string) => Sample | undefined;

/** Follows a bus by its signals. */
export interface BusMonitor {
  reset(): void;
  observe(line: Line): BusEvents;
}

export const noEvents = (): BusEvents => ({ opened: [], carriedOut: [], answers: [], faults: [] });

export function bitOf(line: Line, name: string): boolean {
  return line(name)?.value === 1n;
}

export function valueOf(line: Line, name: string): bigint {
  return line(name)?.value ?? 0n;
}
