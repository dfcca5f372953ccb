import type { DocumentTemplate } from '@netloom/model';
import type { PadAttribute, Pinmux } from './pinmux.ts';

const ALL: PadAttribute[] = ['pull', 'schmitt', 'slew', 'drive', 'invert', 'openDrain', 'inputDisable'];

function pads(count: number): Pinmux['pads'] {
  const names = Array.from({ length: count }, (_, code) => [
    `P${String.fromCharCode(65 + Math.floor(code / 16))}${code % 16}`,
    { code, bank: String.fromCharCode(65 + Math.floor(code / 16)), attributes: ALL, strap: false },
  ]);
  return Object.fromEntries(names);
}

type Direction = 'in' | 'out' | 'inout';

/** Signals in the order of their codes: `peripheral.signal` with its direction. */
function signals(list: readonly (readonly [string, Direction])[]): Pinmux['signals'] {
  return Object.fromEntries(list.map(([name, direction], code) => [name, { code, direction, debug: false }]));
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

const SERIAL: (readonly [string, Direction])[] = [
  ['uart0.rx', 'in'],
  ['uart0.tx', 'out'],
  ['spi0.sck', 'out'],
  ['spi0.mosi', 'out'],
  ['spi0.miso', 'in'],
  ['spi0.cs_n', 'out'],
];

/** 47 inputs of peripherals and 16 pads with an output select, as the specification has them. */
const STANDARD: (readonly [string, Direction])[] = [
  ...range(32).map((bit) => [`gpio0.io${bit}`, 'inout'] as const),
  ['uart0.rx', 'in'],
  ['uart0.tx', 'out'],
  ['uart1.rx', 'in'],
  ['uart1.tx', 'out'],
  ['spi0.miso', 'in'],
  ['spi0.sck', 'out'],
  ['spi0.mosi', 'out'],
  ['spi0.cs_n', 'out'],
  ['spi1.miso', 'in'],
  ['spi1.sck', 'out'],
  ['spi1.mosi', 'out'],
  ['spi1.cs_n', 'out'],
  ['i2c0.scl', 'inout'],
  ['i2c0.sda', 'inout'],
  ['timer0.capture0', 'in'],
  ['timer0.capture1', 'in'],
  ['timer0.compare0', 'out'],
  ['timer0.compare1', 'out'],
  ...range(7).map((line) => [`irq.external${line}`, 'in'] as const),
];

function base(name: string): Pinmux {
  return { netloom: 'pinmux', version: 1, name, detectors: 8, pads: {}, signals: {}, useCases: {} };
}

export const PINMUX_TEMPLATES: readonly DocumentTemplate<Pinmux>[] = [
  {
    id: 'standard',
    make: (name) => ({ ...base(name), pads: pads(16), signals: signals(STANDARD) }),
  },
  {
    id: 'serial',
    make: (name) => ({
      ...base(name),
      detectors: 2,
      pads: pads(8),
      signals: signals(SERIAL),
      useCases: {
        console: {
          boot: false,
          needs: { 'uart0.rx': { pad: 'PA0', fixed: false }, 'uart0.tx': { pad: 'PA1', fixed: false } },
        },
      },
    }),
  },
  { id: 'empty', make: base },
];
