import { Memory, checkMemory, memoryKind } from '@netloom/memory';
import { describe, expect, it } from 'vitest';
import { MACROS } from './macros.ts';

const PLAIN = { netloom: 'memory', version: 1, name: 'ram', depth: 64, width: 32, target: 'ice40' };
const codesOf = (text: object) =>
  checkMemory(Memory.parse({ ...PLAIN, ...text })).map(({ code, place }) => [
    code,
    place?.kind === 'document' ? place.pointer : '',
  ]);

describe('the checks of a memory', () => {
  it.each<[string, object, string, string]>([
    ['a keyword', { name: 'module' }, 'MEM-KEYWORD', '/name'],
    ['a mask that does not divide', { maskBits: 5 }, 'MEM-MASK', '/maskBits'],
    ['a mask wider than the word', { maskBits: 33 }, 'MEM-MASK', '/maskBits'],
    ['merging beside a writer', { ports: '1r1w', ecc: 'secded', maskBits: 8 }, 'MEM-MASK-ECC', '/ecc'],
    ['a policy without effect', { readDuringWrite: 'new' }, 'MEM-ALONE', '/readDuringWrite'],
    ['too many flip-flops', { depth: 4096, target: 'flops' }, 'MEM-FLOPS', '/target'],
    [
      'two buses that collide',
      { bus: 'apb', ports: '1r1w', maskBits: 8 },
      'MEM-BUS-COLLIDES',
      '/readDuringWrite',
    ],
    [
      'words that a bus does not carry',
      { bus: 'axi4lite', width: 24, maskBits: 8 },
      'MEM-BUS-WIDTH',
      '/width',
    ],
    ['single bytes at a bus', { bus: 'apb', width: 8 }, 'MEM-BUS-WIDTH', '/width'],
    ['a bus without byte masks', { bus: 'axi4' }, 'MEM-BUS-MASK', '/maskBits'],
    [
      'a bus to words that no addresses number',
      { bus: 'axi4', depth: 100, maskBits: 8 },
      'MEM-BUS-DEPTH',
      '/depth',
    ],
    ['a scrubber of what cannot be corrected', { scrub: 9, ecc: 'parity' }, 'MEM-SCRUB-ECC', '/scrub'],
    ['a scrubber beside a writer', { scrub: 9, ecc: 'secded', ports: '1r1w' }, 'MEM-SCRUB-PORTS', '/scrub'],
    ['a self-test that nothing starts', { bist: {} }, 'MEM-BIST-REGISTERS', '/registers'],
    ['spares that nothing finds a place for', { repair: {} }, 'MEM-REPAIR-BIST', '/repair'],
    [
      'spares at two ports',
      { repair: {}, ports: '1r1w', registers: true, bist: {} },
      'MEM-REPAIR-PORTS',
      '/repair',
    ],
    [
      'spare columns behind a mask',
      { repair: { columns: 1 }, maskBits: 8, registers: true, bist: {} },
      'MEM-REPAIR-MASK',
      '/repair',
    ],
    [
      'repair without spares',
      { repair: { rows: 0 }, registers: true, bist: {} },
      'MEM-REPAIR-NONE',
      '/repair',
    ],
    ['registers of nothing', { registers: true }, 'MEM-REGISTERS-NONE', '/registers'],
    [
      'a march test that reads too soon',
      { registers: true, bist: { march: 'up(r0)' } },
      'MEM-MARCH',
      '/bist/march',
    ],
    ['no library', { target: 'macros' }, 'MEM-LIBRARY', '/macros'],
    ['ports that no macro has', { ports: '2rw' }, 'MEM-NONE', '/target'],
    ['far too many macros', { depth: 2 ** 20 }, 'MEM-MANY', '/depth'],
    ['a macro that is not there', { use: 'sram' }, 'MEM-USE', '/use'],
    ['a macro called as the memory', { name: 'dual', macros: MACROS }, 'MEM-MACRO-WORDS', '/name'],
    [
      'a mask of a macro that does not divide',
      { macros: { m: { ...MACROS.fakeram, maskBits: 2 } } },
      'MEM-MACRO-MASK',
      '/macros/m/maskBits',
    ],
    [
      'a macro without data',
      { macros: { m: { ...MACROS.dual, ports: [{ kind: 'rw', clock: 'c', address: 'a' }] } } },
      'MEM-MACRO-PIN',
      '/macros/m/ports',
    ],
    [
      'a pin twice',
      { macros: { m: { ...MACROS.fakeram, ties: { we_in: 0 } } } },
      'MEM-MACRO-TWICE',
      '/macros/m/ports',
    ],
  ])('find %s', (_, text, code, pointer) => {
    expect(codesOf(text)).toContainEqual([code, pointer]);
  });

  it('refuse what is out of all bounds where it is read', () => {
    const text = (depth: number) => JSON.stringify({ ...PLAIN, depth });
    expect(memoryKind.read(text(1e9), 'ram.memory.json').document).toBeUndefined();
    expect(memoryKind.read(text(64), 'ram.memory.json').document).toBeDefined();
  });

  it('find nothing in the templates but the library that is missing', () => {
    for (const { id, make } of memoryKind.templates!)
      expect([id, checkMemory(make('ram')).map(({ code }) => code)]).toEqual([
        id,
        id === 'macros' ? ['MEM-LIBRARY'] : [],
      ]);
  });
});
