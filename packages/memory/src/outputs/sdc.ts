import type { PortText } from '@netloom/hdl/emit';
import type { Memory } from '../document/memory.ts';
import { blockPorts } from '../wrapper/ports.ts';

/** Part of a period that is taken to be the surroundings' at inputs and at outputs. */
const OUTSIDE = 0.2;

/** Constraints of the wrapper alone, in ns; in a SoC its clock is the SoC's. */
export function constraintFiles(memory: Memory): { path: string; text: string }[] {
  const { name, period } = memory;
  if (period === undefined) return [];
  const outside = Number((OUTSIDE * period).toFixed(4));
  const named = (direction: PortText['direction']) =>
    blockPorts(memory)
      .filter((port) => port.direction === direction && port.name !== 'clk')
      .map((port) => (!port.packed ? port.name : `${port.name}[*]`));
  const text = [
    `# ${name} alone, times in ns: a clock of ${period} ns, of which ${outside} are taken to be outside at each port.`,
    `create_clock -name clk -period ${period} [get_ports clk]`,
    ...delays('set_input_delay', outside, named('input')),
    ...delays('set_output_delay', outside, named('output')),
    '',
  ];
  return [{ path: `constraints/${name}.sdc`, text: text.join('\n') }];
}

const delays = (command: string, outside: number, ports: readonly string[]) => [
  `${command} ${outside} -clock clk [get_ports { \\`,
  ...ports.map((port) => `  ${port} \\`),
  '}]',
];
