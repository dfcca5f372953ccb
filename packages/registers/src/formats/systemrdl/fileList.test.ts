import { describe, expect, test } from 'vitest';
import { read, readMap, said } from '../../../test/systemrdl/reading.ts';

const MAIN = 'addrmap m { status_t A @ 0x10; status_t B; };';
const STATUS =
  'enum e { idle; busy; };\ndefault hw = w;\nreg status_t { field { sw = r; encode = e; } S[2] = 1; };';

describe('a file that uses components of others in the list', () => {
  test('takes them with what stands around them in their file', () => {
    const { children, enums } = readMap({
      'main.rdl': MAIN,
      'lib/status.rdl': STATUS,
      'other.rdl': 'addrmap m { };',
    });
    const fields = [{ name: 'S', width: 2, software: 'r', hardware: 'w', reset: 1, enum: 'e' }];
    expect(children).toMatchObject([
      { name: 'A', offset: '0x10', fields },
      { name: 'B', offset: '0x14', fields },
    ]);
    expect(Object.keys(enums)).toEqual(['e']);
  });

  test('takes them from files that use others in their turn', () => {
    const { children } = readMap({
      'main.rdl': 'addrmap m { block_t B; };',
      'a.rdl': 'field f_t { sw = r; };',
      'block.rdl': 'regfile block_t { reg { f_t F; } R; };',
    });
    expect(children).toMatchObject([{ name: 'B', children: [{ fields: [{ name: 'F', software: 'r' }] }] }]);
  });

  test('prefers its own, and what a file of the list includes counts once', () => {
    const own = `reg status_t { field {} own; };\n${MAIN}`;
    expect(readMap({ 'main.rdl': own, 'status.rdl': STATUS }).children).toMatchObject([
      { fields: [{ name: 'own' }] },
      {},
    ]);
    const files = { 'main.rdl': MAIN, 'status.rdl': STATUS, 'user.rdl': '`include "status.rdl"' };
    expect(readMap(files).children).toHaveLength(2);
  });

  test.each([
    [{}, /^main\.rdl:1:13 there is no component status_t; .*choose the file/],
    [
      { 'a.rdl': STATUS, 'b.rdl': STATUS },
      /^main\.rdl:1:13 the component status_t is declared in several files \(a\.rdl:3, b\.rdl:3\)/,
    ],
    [
      { 'a.rdl': 'reg status_t { field' },
      /^main\.rdl:1:13 there is no component status_t; .*unreadable: a\.rdl/,
    ],
    [{ 'a.rdl': 'reg status_t {\n field {} S[33]; };' }, /^a\.rdl:2:11 S reaches to bit 32/],
  ])('%j is refused with its place', (files, message) => {
    const { maps, diagnostics } = read({ 'main.rdl': MAIN, ...files });
    expect(maps).toEqual([]);
    expect(said(diagnostics)[0]).toMatch(message);
  });
});
