import type { BusType } from '@netloom/model';

/** The channels of AXI's writes and of its reads, by the beginnings of their signals' names. */
const DIRECTIONS = [/^(AW|W|B)[A-Z]/, /^(AR|R)[A-Z]/];

/**
 * True for signals of the direction that an AXI manager does not have at all: one that only reads, as an instruction
 * port does, has no write channels, and what listens to them sees zeros.
 */
export function neverUsed(
  bus: BusType,
  logical: string,
  managerSignals: ReadonlyMap<string, unknown>,
): boolean {
  if (bus !== 'axi4' && bus !== 'axi4-lite') return false;
  const direction = DIRECTIONS.find((pattern) => pattern.test(logical));
  const names = [...managerSignals.keys()];
  return direction !== undefined && names.length > 0 && !names.some((name) => direction.test(name));
}

/** True for the signals of an AXI interface that reads alone or writes alone: what meets it must do no more. */
export function isOneWay(bus: BusType, signals: readonly string[]): boolean {
  if (bus !== 'axi4' && bus !== 'axi4-lite') return false;
  return signals.length > 0 && DIRECTIONS.some((pattern) => !signals.some((name) => pattern.test(name)));
}
