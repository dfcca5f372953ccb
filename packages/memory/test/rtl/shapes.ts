import type { MemoryText } from './prove.ts';

/** Memories with each part that RTL is made of. */
export const SHAPES: readonly (readonly [what: string, memory: MemoryText])[] = [
  ['banks of block RAM', { depth: 1000, width: 32, maskBits: 8, target: 'ice40' }],
  [
    'SECDED beside a reader',
    { depth: 2048, width: 32, maskBits: 8, ports: '1rw1r', ecc: 'secded', target: 'ecp5', hold: true },
  ],
  ['parity, late', { depth: 64, width: 16, maskBits: 8, ecc: 'parity', target: 'flops', latency: 2 }],
  ['bits to spare', { depth: 256, width: 39, target: 'ice40' }],
  [
    'everything around it',
    {
      ...{ depth: 512, width: 32, maskBits: 8, target: 'ecp5', ecc: 'secded', bus: 'axi4' },
      ...{ registers: true, scrub: 100, bist: { march: '{any(w0); up(r0,w1); pause; down(r1,w0)}' } },
    },
  ],
  [
    'spares',
    {
      ...{ depth: 100, width: 12, target: 'ice40', ecc: 'secded', registers: true, bist: {} },
      repair: { rows: 3, columns: 2 },
    },
  ],
  ['contents', { depth: 600, width: 8, target: 'ice40', contents: { lines: ['12 34 56'] } }],
  ['contents in ECP5', { depth: 600, width: 8, target: 'ecp5', contents: { lines: ['12 34 56'] } }],
  [
    'a self-test of two ports',
    { depth: 100, width: 9, ports: '1rw1r', target: 'ecp5', ecc: 'parity', registers: true, bist: {} },
  ],
  [
    'two writers',
    { depth: 3000, width: 18, maskBits: 9, ports: '2rw', readDuringWrite: 'undefined', target: 'ecp5' },
  ],
];
