import { expect, it } from 'vitest';
import { SMALL } from '../../test/fixtures.ts';
import { checkPinmux } from '../check/check.ts';
import { solveUseCase } from '../solve/solve.ts';
import { renamePad, renameSignal, renameUseCase } from './renames.ts';
import { addPad, addSignal, addUseCase, removePad, removeSignal, setNeed, takePlaces } from './edits.ts';

it('new pads and signals take the lowest free code, and what is there stays', () => {
  const wider = addSignal(addPad(SMALL, 'PC0'), 'adc.in0', 'in');
  expect(wider.pads['PC0']).toMatchObject({ code: 3 });
  expect(wider.signals['adc.in0']).toMatchObject({ code: 2, direction: 'in' });
  expect(addPad(SMALL, 'PA0')).toEqual(SMALL);
});

it('what is taken away is spoken of nowhere', () => {
  const bare = removeSignal(removePad(removePad(SMALL, 'PA0'), 'TCK'), 'uart0.tx');
  expect(JSON.stringify(bare)).not.toMatch(/PA0|TCK|uart0\.tx/);
  expect(checkPinmux(bare).filter(({ severity }) => severity === 'error')).toEqual([]);
});

it('the places of a solution leave no problem', () => {
  let pinmux = addUseCase(SMALL, 'all');
  for (const name of ['uart0.rx', 'uart0.tx', 'i2c0.sda', 'spi0.cs_n'])
    pinmux = setNeed(pinmux, 'all', name, { fixed: false });
  const solution = solveUseCase(pinmux, 'all');
  expect('pads' in solution && checkPinmux(takePlaces(pinmux, 'all', solution.pads))).toEqual([]);
});

it('a new name is meant wherever the old one was spoken of, and codes stay', () => {
  const renamed = renameUseCase(
    renameSignal(renamePad(renamePad(SMALL, 'PA0', 'RX0'), 'TCK', 'JTCK'), 'uart0.tx', 'usart.out'),
    'console',
    'terminal',
  );
  const words = (text: string) =>
    text
      .replaceAll('"PA0"', '"RX0"')
      .replaceAll('"TCK"', '"JTCK"')
      .replaceAll('"uart0.tx"', '"usart.out"')
      .replaceAll('"console"', '"terminal"');
  expect(renamed).toEqual(JSON.parse(words(JSON.stringify(SMALL))));
  expect(Object.keys(renamed.pads)[0]).toBe('RX0');
});

it('a name that is taken, and one of nothing, change nothing', () => {
  expect(renamePad(SMALL, 'PA0', 'PA1')).toBe(SMALL);
  expect(renamePad(SMALL, 'PZ9', 'PA9')).toBe(SMALL);
  expect(renameSignal(SMALL, 'uart0.rx', 'uart0.tx')).toBe(SMALL);
});
