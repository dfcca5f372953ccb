import { expect, test } from 'vitest';
import { libraryCells } from '../liberty/libraryCells.ts';
import { estimateMacro, macroLiberty } from './macroLiberty.ts';

const CELLS = libraryCells('library (l) { cell (FF) { area : 96.3; ff (Q, QN) { clocked_on : "C"; } } }');

test.each([
  // (4000 x 39 bits + 39 lines of 64 bits' worth) / 20 flip-flops of 96.3, half as much again for the second port: 1144737.3.
  { words: 4000, width: 39, area: 1144740 },
  { words: 64, width: 32, area: 29583.4 },
])('what is counted for a macro is what its file says: $words x $width', ({ words, width, area }) => {
  const port = { sort: 'read' as const, clock: null, pins: [] };
  const macro = { name: 'mem', words, width, ports: [port, port] };
  expect(libraryCells(macroLiberty([macro], CELLS)).areas).toEqual({ mem: area });
  expect(estimateMacro(macro, CELLS).area).toBe(area);
});
