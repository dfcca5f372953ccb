import { describe, expect, it } from 'vitest';
import { piecesOf } from './fileLinks.ts';

describe('piecesOf', () => {
  it('links the places of a Verilator message', () => {
    expect(piecesOf('%Warning-WIDTH: rtl/uart-tx.sv:12:7: Operator ASSIGN')).toEqual([
      '%Warning-WIDTH: ',
      { text: 'rtl/uart-tx.sv:12:7', path: 'rtl/uart-tx.sv', line: 12, column: 7 },
      ': Operator ASSIGN',
    ]);
  });

  it.each(['time 12:30', 'top.sv without line', '/usr/share/verilator/std.sv:3', '../x.sv:1:1', 'a.sv:0'])(
    'leaves %s alone',
    (text) => {
      expect(piecesOf(text)).toEqual([text]);
    },
  );
});
