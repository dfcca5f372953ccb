import { SAMPLE_CHIP, analyse, assign, newConfiguration, setMode } from '@netloom/pins';
import { expect, it } from 'vitest';
import { peripheralGroups } from './groups.ts';
import { keyOf, treeRows } from './rows.ts';
import { summaries } from './states.ts';

const empty = newConfiguration('board', SAMPLE_CHIP);
const all = { text: '', usedOnly: false, closed: new Set<never>() };
const groups = peripheralGroups(SAMPLE_CHIP);

function statesOf(configuration: typeof empty) {
  return summaries(analyse(configuration, SAMPLE_CHIP), SAMPLE_CHIP);
}

it('shows the chip’s peripherals by group, in natural order', () => {
  expect(treeRows(groups, statesOf(empty), all).map(keyOf)).toEqual([
    'group system',
    'GPIO',
    'group connectivity',
    'SPI1',
    'USART1',
  ]);
});

it('finds by name, leaves out what is off, and closes groups unless something is sought', () => {
  const states = statesOf(assign(empty, 'PA0-WKUP', 'GPIO_Input'));
  const keys = (query: object) => treeRows(groups, states, { ...all, ...query }).map(keyOf);
  expect(keys({ text: ' usart' })).toEqual(['group connectivity', 'USART1']);
  expect(keys({ usedOnly: true })).toEqual(['group system', 'GPIO']);
  const closed = new Set(['connectivity']);
  expect(keys({ closed })).toEqual(['group system', 'GPIO', 'group connectivity']);
  expect(keys({ closed, text: 'spi' })).toEqual(['group connectivity', 'SPI1']);
  expect(keys({ text: 'none' })).toEqual([]);
});

it('tells what is enabled, what only holds pins, and what is in conflict', () => {
  const held = assign(empty, 'PA3', 'USART1_RX');
  const on = assign(setMode(held, 'USART1', 'Asynchronous'), 'PA4', 'USART1_TX');
  const summaryOf = (configuration: typeof empty, instance: string) => statesOf(configuration).get(instance);
  expect(summaryOf(empty, 'USART1')).toEqual({ state: 'off', mode: undefined, pins: 0 });
  expect(summaryOf(held, 'USART1')).toEqual({ state: 'held', mode: undefined, pins: 1 });
  expect(summaryOf(on, 'USART1')).toMatchObject({
    state: 'enabled',
    mode: { name: 'Asynchronous' },
    pins: 2,
  });
  expect(summaryOf(setMode(empty, 'SPI1', 'Full_Duplex_Slave'), 'SPI1')?.state).toBe('conflict');
  expect(summaryOf(assign(empty, 'PA3', 'GPIO_Nothing'), 'GPIO')?.state).toBe('conflict');
});
