import { expect, it } from 'vitest';
import { changesCsv } from './csv.ts';

const signals = [
  { name: 'top.clk', times: [10, 15, 20], values: ['0', '1', '0'] },
  { name: 'top.\\odd,name "x"', times: [10, 15, 17], values: ['00', 'a,b', '"q"'] },
];

it('has a line for each time of a change, with the values of all signals, in the unit of whole ticks', () => {
  // A tick is 10 ps, and the display begins at 5 ticks.
  expect(changesCsv(signals, { timescale: -11, timeZero: 5 })).toBe(
    [
      'time (ps),top.clk,"top.\\odd,name ""x"""',
      '150,0,00',
      '200,1,"a,b"',
      '220,1,"""q"""',
      '250,0,"""q"""',
      '',
    ].join('\r\n'),
  );
});

it.each([
  [-9, 'ns', '7'],
  [-8, 'ns', '70'],
  [0, 's', '7'],
  [-18, 'as', '7'],
])('10^%d s a tick is written in %s', (timescale, unit, time) => {
  const text = changesCsv([{ name: 'a', times: [7], values: ['1'] }], { timescale, timeZero: 0 });
  expect(text).toBe(`time (${unit}),a\r\n${time},1\r\n`);
});

it('says what was not understood in the dump', () => {
  const text = changesCsv(
    signals.slice(0, 1),
    { timescale: -9, timeZero: 0 },
    'byte 7: "q!" is no value change',
  );
  expect(text.split('\r\n')).toEqual([
    'time (ns),top.clk,faults',
    '10,0,"byte 7: ""q!"" is no value change"',
    '15,1,',
    '20,0,',
    '',
  ]);
});
