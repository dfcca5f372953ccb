import { expect, test } from 'vitest';
import { SocDocument } from '@netloom/model';
import { sdcText } from './sdcText.ts';

const commands = (text: string) => text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));

const base = { netloom: 'soc', version: 1, vlnv: 'a:b:c:1.0', name: 'c' } as const;

test('one clock: its period, an untimed reset, and a fifth of the period outside', () => {
  const document = SocDocument.parse({
    ...base,
    clocks: { clk: { frequency: 48e6 } },
    resets: { rst_n: { polarity: 'low', clock: 'clk' } },
    ports: { rx: { direction: 'in', width: '1' }, tx: { direction: 'out', width: '8' } },
  });
  // 1/48 MHz = 20.8333… ns, a fifth of it 4.1666… ns.
  expect(commands(sdcText(document))).toEqual([
    'create_clock -name clk -period 20.833333 [get_ports clk]',
    'set_false_path -from [get_ports {rst_n}]',
    'set_input_delay 4.166667 -clock clk [get_ports {rst_n rx}]',
    'set_output_delay 4.166667 -clock clk [get_ports {tx}]',
  ]);
});

test('two clocks are asynchronous, and ports have a delay towards each', () => {
  const document = SocDocument.parse({
    ...base,
    clocks: { fast: { frequency: 100e6 }, slow: { frequency: 32768 } },
    ports: { pad: { direction: 'inout', width: '1' } },
  });
  expect(commands(sdcText(document))).toEqual([
    'create_clock -name fast -period 10 [get_ports fast]',
    'create_clock -name slow -period 30517.578125 [get_ports slow]',
    'set_clock_groups -asynchronous -group fast -group slow',
    'set_input_delay 2 -clock fast [get_ports {pad}]',
    'set_input_delay 6103.515625 -clock slow -add_delay [get_ports {pad}]',
    'set_output_delay 2 -clock fast [get_ports {pad}]',
    'set_output_delay 6103.515625 -clock slow -add_delay [get_ports {pad}]',
  ]);
});
