import { expect, test } from 'vitest';
import { LineSplitter } from './lineSplitter.ts';

function split(bytes: Buffer, chunkSize: number): [string, number][] {
  const lines: [string, number][] = [];
  const splitter = new LineSplitter((line, offset) => lines.push([line, offset]));
  for (let at = 0; at < bytes.length; at += chunkSize) splitter.write(bytes.subarray(at, at + chunkSize), at);
  splitter.end();
  return lines;
}

test.each([1, 2, 3, 7, 1000])('lines keep their text and byte offsets in chunks of %i bytes', (size) => {
  expect(split(Buffer.from('añb\r\n\n日本\nlast'), size)).toEqual([
    ['añb', 0],
    ['', 6],
    ['日本', 7],
    ['last', 14],
  ]);
});

test('of an endless line the beginning is kept, and the next line is whole', () => {
  const lines = split(Buffer.from(`${'x'.repeat(100_000)}\nnext\n`), 999);
  expect(lines.map(([line, offset]) => [line.length, offset])).toEqual([
    [16384, 0],
    [4, 100_001],
  ]);
});
