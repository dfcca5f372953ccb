import { describe, expect, test } from 'vitest';
import { ByteReader } from '../src/byteReader.ts';
import { Attributes } from '../src/fst/attributes.ts';
import { BlockType } from '../src/fst/blocks.ts';
import { readBlackouts } from '../src/fst/blackout.ts';
import { decodeChain } from '../src/fst/chain.ts';
import type { ChainIndex } from '../src/fst/chainIndex.ts';
import { readChainIndex } from '../src/fst/chainIndex.ts';
import { WaveError } from '../src/index.ts';

// Written by hand from the format's description; all numbers are below 64, so that each takes one byte.
const chain = (delta: number) => delta * 2 + 1;
const empty = (count: number) => count * 2;

/** Start and length by signal; -1 where it does not change. */
function chainsOf(index: ChainIndex, signals: number): [number, number][] {
  return Array.from({ length: signals }, (_, signal) => {
    const chain = index.chainOf(signal);
    return chain < 0 ? [-1, 0] : [index.start(chain), index.length(chain)];
  });
}

describe('chain index', () => {
  test.each([BlockType.values, BlockType.valuesAlias])('type %i: a zero names the repeated chain', (type) => {
    const bytes = Uint8Array.of(chain(1), empty(2), chain(10), 0, 1, chain(5));
    expect(chainsOf(readChainIndex(type, bytes, 6, 30), 6)).toEqual([
      [1, 10],
      [-1, 0],
      [-1, 0],
      [11, 5],
      [1, 10],
      [16, 14],
    ]);
  });

  test('type 8: negative numbers name the repeated chain, zero repeats it again', () => {
    const alias = (signal: number) => (-(signal + 1) * 2 + 1) & 0x7f;
    const bytes = Uint8Array.of(chain(1), chain(10), alias(0), 0b1, empty(1), alias(1), chain(4));
    expect(chainsOf(readChainIndex(BlockType.valuesAlias2, bytes, 7, 20), 7)).toEqual([
      [1, 10],
      [11, 4],
      [1, 10],
      [1, 10],
      [-1, 0],
      [11, 4],
      [15, 5],
    ]);
  });

  test.each([
    ['more entries than signals', Uint8Array.of(chain(1), chain(1), chain(1)), 2],
    ['a chain beyond the block', Uint8Array.of(chain(40)), 2],
    ['an alias of a later signal', Uint8Array.of(0, 2), 2],
  ])('refuses %s', (_, bytes, signals) => {
    expect(() => readChainIndex(BlockType.valuesAlias, bytes, signals, 30)).toThrow(WaveError);
  });
});

test('attributes give the next node its source line and the names of its values', () => {
  const attributes = new Attributes();
  const text = (subtype: number, content: string, argument: number) =>
    attributes.read(
      new ByteReader(
        Uint8Array.of(0, subtype, ...new TextEncoder().encode(content), 0, argument),
        'source stem',
      ),
    );
  text(3, '/src/top.v', 1);
  text(4, String.fromCharCode(1), 42);
  expect(attributes.take()).toEqual({ source: { file: '/src/top.v', line: 42 } });
  expect(attributes.take()).toBeUndefined();
  const negative = Uint8Array.of(2, 0, 0, ...new Array<number>(9).fill(0xff), 1);
  attributes.read(new ByteReader(negative, 'source stem'));
  expect(attributes.take()).toBeUndefined();
  text(7, 'state_t 2 IDLE a\\x20b 0 1', 9);
  text(7, '', 9);
  expect(attributes.take()).toEqual({ literals: { '0': 'IDLE', '1': 'a b' } });
});

test('blackouts: pairs of state and time delta; an open one lasts to the end', () => {
  const bytes = Uint8Array.of(3, 0, 10, 1, 5, 0, 20);
  expect(readBlackouts(bytes, 60)).toEqual([
    { from: 10, to: 15 },
    { from: 35, to: 60 },
  ]);
});

describe('chain records', () => {
  const table = Float64Array.of(0, 10, 20, 30);
  const decoded = (payload: number[], kind: 'bits' | 'real' | 'text', length: number) => {
    const form = { kind, length, littleEndian: true };
    const { times, text } = decodeChain(Uint8Array.from(payload), form, table, '');
    return [...times].map((time, i) => [time, text(i)]);
  };
  const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));

  test('one bit: known states and the others', () => {
    expect(decoded([0b10, 1 << 2, (1 << 4) | (1 << 1) | 1], 'bits', 1)).toEqual([
      [0, '1'],
      [10, '0'],
      [20, 'z'],
    ]);
  });

  test('of several changes at one time the last holds', () => {
    expect(decoded([0b10, 0, 0b10], 'bits', 1)).toEqual([[0, '1']]);
  });

  test('what repeats the value before is no change, also after a change that was taken back at once', () => {
    expect(decoded([0b10, 0b110, 0b100, 0b10, 0b100], 'bits', 1)).toEqual([
      [0, '1'],
      [30, '0'],
    ]);
    expect(decoded([0, 0xa0, 2, 0xa0, 2, 0x50, 0, 0xa0], 'bits', 4)).toEqual([[0, '1010']]);
  });

  test('numbers: unsigned bits up to 53, none with unknown bits', () => {
    const form = { kind: 'bits', length: 12, littleEndian: true } as const;
    const payload = Uint8Array.from([0, 0xab, 0xc0, 3, ...ascii('0000x0000000')]);
    const { number } = decodeChain(payload, form, table, '');
    expect([number!(0), number!(1)]).toEqual([0xabc, NaN]);
  });

  test('vectors: packed from the most significant bit, or a character a bit, VHDL capitals made small', () => {
    expect(decoded([0, 0b10110100, 0b01000000, (2 << 1) | 1, ...ascii('UX10HLZW-0')], 'bits', 10)).toEqual([
      [0, '1011010001'],
      [20, 'ux10hlzw-0'],
    ]);
  });

  test('strings: UTF-8, and Latin-1 where it is none', () => {
    expect(decoded([0, 3, 0xc3, 0xa9, 0x21, 2, 2, 0xe9, 0x3f], 'text', 0)).toEqual([
      [0, 'é!'],
      [10, 'é?'],
    ]);
  });

  test('a time beyond the table is refused', () => {
    expect(() => decoded([4 << 2], 'bits', 1)).toThrow('beyond the time table');
  });
});
