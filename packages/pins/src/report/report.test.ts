import { expect, it } from 'vitest';
import { SAMPLE_CHIP } from '../chip/sampleChip.ts';
import { analyse } from '../check/analyse.ts';
import { assign, setInterrupt, setLabel, setLock, setMode, setParameter } from '../config/edit.ts';
import { newConfiguration } from '../config/newConfiguration.ts';
import { csvOf } from './csv.ts';
import { reportOf } from './reportOf.ts';

function board() {
  let configuration = newConfiguration('board', SAMPLE_CHIP);
  configuration = setMode(configuration, 'USART1', 'Asynchronous');
  configuration = setParameter(configuration, 'USART1', 'BaudRate', 9600);
  configuration = setInterrupt(configuration, 'USART1', 5);
  configuration = assign(configuration, 'PA3', 'USART1_RX');
  configuration = assign(configuration, 'PA4', 'USART1_TX');
  configuration = setLock(configuration, 'PA4', true);
  configuration = assign(configuration, 'PB7', 'GPIO_Output');
  return setLabel(configuration, 'PB7', 'LED');
}

const report = () => {
  const configuration = board();
  return reportOf(configuration, SAMPLE_CHIP, analyse(configuration, SAMPLE_CHIP));
};

it('lists all pins by position with what they are set to', () => {
  const { pins, facts } = report();
  expect(pins.rows).toHaveLength(144);
  expect(pins.rows.map(([position]) => Number(position))).toEqual(
    Array.from({ length: 144 }, (_, index) => index + 1),
  );
  const row = (name: string) =>
    pins.rows
      .find((each) => each[1] === name)!
      .slice(0, 8)
      .join('|');
  expect(row('PA4')).toBe('5|PA4|I/O|USART1_TX||mapped|locked|AF7');
  expect(row('PB7')).toBe('24|PB7|I/O|GPIO_Output|LED|mapped||');
  expect(row('PB8')).toBe('25|PB8|I/O|||free||');
  expect(row('VSS')).toBe('144|VSS|Power|||reserved||');
  expect(Object.fromEntries(facts)['Pins']).toMatch(/^144: 3 mapped, 0 pinned, \d+ free, 0 conflict/);
});

it('lists peripherals in use, clocks and problems', () => {
  const { peripherals, clocks } = report();
  expect(peripherals.rows).toHaveLength(1);
  const [instance, , parameters, signals, interrupt] = peripherals.rows[0]!;
  expect(instance).toBe('USART1');
  expect(parameters).toContain('BaudRate 9600');
  expect(signals).toContain('USART1_RX PA3');
  expect(interrupt).toBe('priority 5');
  // At reset the chip runs from HSI, 16 MHz (RM0090, 7.2.2).
  expect(clocks.rows.find(([node]) => node === 'HCLK')![1]).toBe('16 MHz');
});

it('says what is wrong and that no code is safe', () => {
  const configuration = setParameter(board(), 'USART1', 'BaudRate', 109);
  const { facts, problems } = reportOf(configuration, SAMPLE_CHIP, analyse(configuration, SAMPLE_CHIP));
  expect(Object.fromEntries(facts)['Code']).toMatch(/^not safe to generate/);
  expect(problems.rows.map(([, place]) => place)).toContain('peripherals USART1 parameters BaudRate');
});

it('writes CSV as RFC 4180 has it, in which no field is a formula', () => {
  const text = csvOf({
    title: '',
    columns: ['a', 'b'],
    rows: [
      ['=cmd|"/c calc"!A1', '+1+1'],
      ['@SUM(A1)', '-2+3'],
      ['\tx', '-40'],
      ['one, two', 'line\nfeed'],
    ],
  });
  expect(text).toBe(
    [
      'a,b',
      `"'=cmd|""/c calc""!A1",'+1+1`,
      "'@SUM(A1),'-2+3",
      "'\tx,-40",
      '"one, two","line\nfeed"',
      '',
    ].join('\r\n'),
  );
});
