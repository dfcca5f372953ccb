import type { BusRole, BusType } from '@netloom/model';
import { protocolOf } from '../bus/protocol.ts';

const ALIASES: Readonly<Partial<Record<BusType, Readonly<Record<string, string>>>>> = {
  apb: { PSELX: 'PSEL', PSTROBE: 'PSTRB' },
  'ahb-lite': { HSELX: 'HSEL' },
  wishbone: {
    ADDR: 'ADR',
    DAT_MS: 'DAT_W',
    DAT_MOSI: 'DAT_W',
    DAT_SM: 'DAT_R',
    DAT_MISO: 'DAT_R',
  },
};

/** The signal that a logical name means, under our name; undefined for what the protocol does not have here. */
export function signalName(bus: BusType, role: BusRole, logical: string): string | undefined {
  const plain = logical.toUpperCase();
  const name = bus === 'wishbone' ? wishboneName(plain, role) : plain;
  const known = ALIASES[bus]?.[name] ?? name;
  // HREADY is an input of both sides; the subordinate's own is HREADYOUT.
  if (bus === 'ahb-lite' && known === 'HREADY') return known;
  return protocolOf(bus).signals.has(known) ? known : undefined;
}

/** The standard names ports from their own side: the manager's DAT_O is what the subordinate takes as DAT_I. */
function wishboneName(name: string, role: BusRole): string {
  const [, stem, side] = /^(.*?)_?([IO])$/.exec(name) ?? [];
  if (stem === undefined || protocolOf('wishbone').signals.has(name)) return name;
  if (stem !== 'DAT') return stem;
  return (side === 'O') === (role === 'manager') ? 'DAT_W' : 'DAT_R';
}

/** The side that drives a signal; undefined for HREADY, which both sides take. */
export function driverOf(bus: BusType, signal: string): BusRole | undefined {
  return protocolOf(bus).signals.get(signal)?.driver;
}

/** Signals that both sides must have. */
export function mandatorySignals(bus: BusType): string[] {
  return [...protocolOf(bus).signals.values()]
    .filter(({ absent }) => absent === undefined)
    .map(({ name }) => name);
}

export const isClockSignal = (logical: string) => /^[APH]?CLK(?:_I)?$/i.test(logical);
export const isResetSignal = (logical: string) => /^[APH]?(?:RESET|RST)N?(?:_I)?$/i.test(logical);
