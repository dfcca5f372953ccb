import { expect, it } from 'vitest';
import type { PinConfiguration } from '../config/configuration.ts';
import { compareConfigurations } from './compare.ts';

const board: PinConfiguration = {
  netloom: 'pins',
  version: 1,
  name: 'board',
  chip: 'sample144',
  clocks: { HPRE: 2 },
  peripherals: { USART1: { mode: 'Asynchronous', parameters: { BaudRate: 9600 } } },
  pins: {
    PA3: { signal: 'USART1_RX' },
    PA10: { signal: 'GPIO_Output', label: 'LED', settings: { GPIO_Speed: 'High' } },
  },
  lin: { channels: [{ name: 'one' }, { name: 'two', settings: { LinChannelBaudRate: 19200 } }] },
};

const lines = (before: PinConfiguration, after: PinConfiguration) =>
  compareConfigurations(before, after).map(
    ({ part, object, field, kind, before: old, after: now }) =>
      `${part} ${object}.${field} ${kind}: ${old ?? '-'} > ${now ?? '-'}`,
  );

it('finds nothing between equal configurations', () => {
  expect(compareConfigurations(board, structuredClone(board))).toEqual([]);
});

it('tells added, removed and changed values of every part', () => {
  const after: PinConfiguration = {
    ...board,
    chip: 'other',
    code: { userCode: 'files' },
    clocks: { HPRE: 4, PLLState: 'On' },
    peripherals: { USART1: { mode: 'Disable', interrupt: 5 }, SPI1: { mode: 'Full_Duplex_Master' } },
    pins: {
      PA9: { signal: 'USART1_TX', lock: true },
      PA10: { signal: 'GPIO_Input', settings: { GPIO_Speed: 'High' } },
    },
  };
  expect(lines(board, after)).toEqual([
    'general general.chip changed: sample144 > other',
    'general general.userCode changed: - > files',
    'peripherals SPI1.mode added: - > Full_Duplex_Master',
    'peripherals USART1.mode changed: Asynchronous > Disable',
    'peripherals USART1.BaudRate changed: 9600 > -',
    'peripherals USART1.interrupt changed: - > 5',
    'pins PA3.signal removed: USART1_RX > -',
    'pins PA9.signal added: - > USART1_TX',
    'pins PA9.lock added: - > true',
    'pins PA10.signal changed: GPIO_Output > GPIO_Input',
    'pins PA10.label changed: LED > -',
    'clocks clocks.HPRE changed: 2 > 4',
    'clocks clocks.PLLState changed: - > On',
  ]);
});

it('knows LIN channels by their names, and their order', () => {
  const [one, two] = board.lin!.channels;
  const after = { ...board, lin: { channels: [{ name: 'zero' }, two!, one!] } };
  expect(lines(board, after)).toEqual([
    'lin LinChannel zero.name added: - > zero',
    'lin LinGeneral.channels changed: one, two > zero, two, one',
  ]);
});

it('points at the value in the document', () => {
  const after = structuredClone(board);
  after.pins['PA10']!.settings = { GPIO_Speed: 'Low' };
  expect(compareConfigurations(board, after).map(({ pointer }) => pointer)).toEqual([
    '/pins/PA10/settings/GPIO_Speed',
  ]);
});
