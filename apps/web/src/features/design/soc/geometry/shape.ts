import type { BusType } from '@netloom/model';

export type PinKind = 'bus' | 'bits' | 'bit' | 'clock' | 'reset' | 'interrupt';
export type Side = 'left' | 'right';

/** A place where wires end. Offsets are from the block's corner, in canvas units. */
export interface PinShape {
  /** As the document writes it: `uart0.tx`, `uart0.s_apb`, `leds`. */
  endpoint: string;
  name: string;
  range: string;
  /** Bits; 0 when unknown and for interfaces. */
  width: number;
  kind: PinKind;
  side: Side;
  dx: number;
  dy: number;
  /** Whether it can be the source, the sink, or (inout) both, of a connection inside the SoC. */
  drives: boolean;
  sinks: boolean;
  bus?: BusType;
  /** A generated interconnect's interface, which takes any number of connections. */
  multiple: boolean;
  activeLow: boolean;
}

export interface BlockShape {
  name: string;
  kind: 'instance' | 'top';
  title: string;
  subtitle: string;
  /** Of the block that an instance is one of; the library knows it. */
  vlnv?: string;
  /** False when the library has no such IP: the block then shows what the document connects to it. */
  known: boolean;
  /** What an instance of a document has instead of what the document has. */
  overrides?: number;
  width: number;
  height: number;
  pins: PinShape[];
}

export const BUS_NAMES: Record<BusType, string> = {
  axi4: 'AXI4',
  'axi4-lite': 'AXI4-Lite',
  'axi-stream': 'AXI4-Stream',
  apb: 'APB',
  'ahb-lite': 'AHB-Lite',
  wishbone: 'Wishbone',
  memory: 'Memory port',
  'tl-ul': 'TL-UL',
  'riscv-debug': 'RISC-V debug',
};
