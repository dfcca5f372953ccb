import type { BusType } from '@netloom/model';
import { AXI4, AXI4_LITE, AXI_STREAM } from './axi.ts';
import { AHB_LITE, APB, MEMORY, RISCV_DEBUG, TL_UL, WISHBONE } from './others.ts';
import type { BusSignal } from './signal.ts';

export interface Protocol {
  /** The protocol's name as its specification writes it. */
  title: string;
  /** Suffix of port names, as in `s_axil_awaddr`. */
  suffix: string;
  signals: ReadonlyMap<string, BusSignal>;
  /** The signals that tell the address and data widths, the first that an interface has. */
  address: readonly string[];
  data: readonly string[];
}

const byName = (signals: readonly BusSignal[]) => new Map(signals.map((signal) => [signal.name, signal]));

const AXI_WIDTHS = { address: ['AWADDR', 'ARADDR'], data: ['WDATA', 'RDATA'] };

const PROTOCOLS: Readonly<Record<BusType, Protocol>> = {
  'axi4-lite': { title: 'AXI4-Lite', suffix: 'axil', signals: byName(AXI4_LITE), ...AXI_WIDTHS },
  axi4: { title: 'AXI4', suffix: 'axi', signals: byName(AXI4), ...AXI_WIDTHS },
  'axi-stream': {
    title: 'AXI4-Stream',
    suffix: 'axis',
    signals: byName(AXI_STREAM),
    address: [],
    data: ['TDATA'],
  },
  apb: { title: 'APB', suffix: 'apb', signals: byName(APB), address: ['PADDR'], data: ['PWDATA', 'PRDATA'] },
  'ahb-lite': {
    title: 'AHB-Lite',
    suffix: 'ahb',
    signals: byName(AHB_LITE),
    address: ['HADDR'],
    data: ['HWDATA', 'HRDATA'],
  },
  wishbone: {
    title: 'Wishbone',
    suffix: 'wb',
    signals: byName(WISHBONE),
    address: ['ADR'],
    data: ['DAT_W', 'DAT_R'],
  },
  memory: {
    title: 'Memory port',
    suffix: 'mem',
    signals: byName(MEMORY),
    address: ['ADDR'],
    data: ['WDATA', 'RDATA'],
  },
  'tl-ul': {
    title: 'TL-UL',
    suffix: 'tl',
    signals: byName(TL_UL),
    address: ['A_ADDRESS'],
    data: ['A_DATA', 'D_DATA'],
  },
  'riscv-debug': {
    title: 'RISC-V debug',
    suffix: 'debug',
    signals: byName(RISCV_DEBUG),
    address: [],
    data: [],
  },
};

export function protocolOf(bus: BusType): Protocol {
  return PROTOCOLS[bus];
}

/** Whether transfers have an address: streams have none, and harts are told apart by their module. */
export const hasAddresses = (bus: BusType): boolean => PROTOCOLS[bus].address.length > 0;

const LEFT_OUT = new Set(['TSTRB', 'TID', 'TDEST', 'TUSER', 'CTI', 'BTE', 'LOCK', 'RTY', 'STALL', 'PPROT']);

/** Signals that an interface made by Netloom has: those that both sides need, strobes, responses and waits. */
const STANDARD = new Map(
  Object.entries(PROTOCOLS).map(([bus, { signals }]) => [
    bus,
    [...signals.values()].filter(
      ({ name, width }) =>
        !['free', 'id', 'user'].includes(String(width)) &&
        !LEFT_OUT.has(name) &&
        !/^[AD]_USER_/.test(name) &&
        !/^A[WR](PROT|QOS|REGION|CACHE|LOCK)$/.test(name),
    ),
  ]),
);

export function standardSignals(bus: BusType): readonly BusSignal[] {
  return STANDARD.get(bus)!;
}

/** Widths of an interface in bits; without IDs or user signals, 0 or none. IDs of TL-UL are its sources. */
export interface BusWidths {
  addressWidth: number;
  dataWidth: number;
  /** TL-UL carries the check bits of OpenTitan. */
  isChecked?: boolean | undefined;
  idWidth?: number | undefined;
  userWidth?: number | undefined;
}

/** Of TL-UL what a host of one word's width needs; its check bits where it has them. */
function tlulSignals({ addressWidth, dataWidth, idWidth = 0, isChecked = false }: BusWidths) {
  const unused = new Set(['A_USER_RSVD', 'D_SINK']);
  return [...PROTOCOLS['tl-ul'].signals.values()]
    .filter(({ name }) => !unused.has(name) && (isChecked || !/^[AD]_USER_.*INTG$/.test(name)))
    .map((signal) => {
      if (/^[AD]_SOURCE$/.test(signal.name)) return { signal, width: idWidth };
      // Sizes of bytes, halves and words.
      const width = /^[AD]_SIZE$/.test(signal.name) ? 2 : signalWidth(signal, addressWidth, dataWidth);
      return { signal, width };
    });
}

/** The signals of an interface of a generated block, with their bits: of AXI4 all, of others the standard ones. */
export function interfaceSignals(bus: BusType, widths: BusWidths): { signal: BusSignal; width: number }[] {
  const { addressWidth, dataWidth, idWidth = 0, userWidth = 0 } = widths;
  if (bus === 'tl-ul') return tlulSignals(widths);
  const signals = bus === 'axi4' ? [...PROTOCOLS.axi4.signals.values()] : standardSignals(bus);
  return signals
    .map((signal) => {
      if (signal.width === 'id') return { signal, width: idWidth };
      if (signal.width === 'user') return { signal, width: userWidth };
      return { signal, width: signalWidth(signal, addressWidth, dataWidth) };
    })
    .filter(({ width }) => width > 0);
}

/** The signals that tell whether a transfer is secure and privileged. */
export function protectionSignals(bus: BusType): readonly BusSignal[] {
  return [...PROTOCOLS[bus].signals.values()].filter(({ name }) => /^A[WR]PROT$/.test(name));
}

/** Bits of a signal of an interface with these address and data widths; of one whose width is free, 1. */
export function signalWidth({ width }: BusSignal, addressWidth: number, dataWidth: number): number {
  if (typeof width === 'number') return width;
  if (width === 'address') return addressWidth;
  if (width === 'data') return dataWidth;
  return width === 'strobe' ? Math.max(1, dataWidth >> 3) : 1;
}
