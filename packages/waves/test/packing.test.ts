import { describe, expect, test } from 'vitest';
import { ByteReader } from '../src/byteReader.ts';
import { fastlzBlock } from '../src/fst/fastlz.ts';
import { lz4Block } from '../src/fst/lz4.ts';
import { WaveError } from '../src/index.ts';

const bytes = (...parts: (number | string)[]) =>
  Uint8Array.from(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : [part])),
  );
const text = (data: Uint8Array) => new TextDecoder().decode(data);

// Written by hand from the LZ4 block format description: token (literals, match - 4), literals, offset.
describe('LZ4 raw blocks', () => {
  test('literals alone', () => {
    expect(text(lz4Block(bytes(0x50, 'hello'), 5, 'chain'))).toBe('hello');
  });
  test('a match that overlaps itself', () => {
    expect(text(lz4Block(bytes(0x25, 'ab', 2, 0, 0x10, 'z'), 12, 'chain'))).toBe('ababababab' + 'a' + 'z');
  });
  test('lengths that need more bytes', () => {
    const long = 'q'.repeat(15 + 255 + 3);
    expect(text(lz4Block(bytes(0xf0, 255, 3, long), long.length, 'chain'))).toBe(long);
    expect(text(lz4Block(bytes(0x1f, 'q', 1, 0, 255, 1, 0), 1 + 15 + 255 + 1 + 4, 'chain'))).toBe(
      'q'.repeat(276),
    );
  });
  test.each([
    ['an offset before the start', bytes(0x10, 'a', 9, 0), 5],
    ['literals beyond the end', bytes(0x90, 'a'), 9],
    ['a wrong length', bytes(0x50, 'hello'), 6],
  ])('refuses %s', (_, data, length) => {
    expect(() => lz4Block(data, length, 'chain')).toThrow(WaveError);
  });
});

// From the FastLZ block format: opcode runs of literals, short matches (3 bits), long matches (7 and more).
describe('FastLZ blocks', () => {
  test('level 1: literals, a short and a long match', () => {
    const data = bytes(2, 'abc', 0x20, 2, 0xe0, 4, 0, 0, '!');
    expect(text(fastlzBlock(data, 3 + 3 + 13 + 1, 'chain'))).toBe('abcabc' + 'c'.repeat(13) + '!');
  });
  test('level 2: a length over several bytes', () => {
    const data = bytes(0x20, 'a', 0xe0, 255, 1, 0, 0, '!');
    expect(text(fastlzBlock(data, 1 + 9 + 256 + 1, 'chain'))).toBe('a'.repeat(266) + '!');
  });
  test('level 2: a distance beyond 8191', () => {
    const far = [...Array(9000).keys()].map((i) => 97 + ((i * i) % 23));
    const runs: number[] = [];
    for (let i = 0; i < far.length; i += 32)
      runs.push(Math.min(31, far.length - i - 1), ...far.slice(i, i + 32));
    runs[0]! |= 0x20;
    const distance = 8999 - 8191;
    const data = bytes(...runs, 0x3f, 255, distance >> 8, distance & 255);
    expect([...fastlzBlock(data, 9003, 'chain').subarray(9000)]).toEqual(far.slice(0, 3));
  });
  test('refuses damage', () => {
    expect(() => fastlzBlock(bytes(0xe0, 'abc'), 4, 'chain')).toThrow(WaveError);
    expect(() => fastlzBlock(bytes(2, 'abc', 0x20, 9), 6, 'chain')).toThrow(WaveError);
  });
});

describe('numbers', () => {
  // The examples of DWARF 5, tables 7.7 and 7.8 (LEB128).
  test.each([
    [[2], 2],
    [[127], 127],
    [[0x80, 1], 128],
    [[57 + 0x80, 100], 12857],
  ])('unsigned %j is %i', (data, value) => {
    expect(new ByteReader(bytes(...data), 'chain').varint()).toBe(value);
  });
  test.each([
    [[2], 2],
    [[0x7e], -2],
    [[127 + 0x80, 0], 127],
    [[1 + 0x80, 0x7f], -127],
    [[0x80, 1], 128],
    [[0x80, 0x7f], -128],
  ])('signed %j is %i', (data, value) => {
    expect(new ByteReader(bytes(...data), 'chain').svarint()).toBe(value);
  });
  test('a number without end and one beyond 2^53 are refused', () => {
    expect(() => new ByteReader(new Uint8Array(20).fill(0xff), 'chain').varint()).toThrow(WaveError);
    expect(() => new ByteReader(new Uint8Array(8).fill(0xff), 'chain').u64()).toThrow('beyond 2^53');
  });
});
