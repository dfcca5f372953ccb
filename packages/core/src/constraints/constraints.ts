import type { CoreOptions } from '../options/coreOptions.ts';
import { topPorts } from '../rtl/top/topPorts.ts';

/** Nanoseconds; 50 MHz. The frequency that the core's own constraints and devicetree assume. */
const PERIOD = 20;
export const ASSUMED_FREQUENCY = 1e9 / PERIOD;

/** Share of the period that inputs and outputs spend outside, as in the constraints of a SoC. */
const EXTERNAL_SHARE = 0.2;

const names = (list: readonly string[]) => `[get_ports {${list.join(' ')}}]`;

/** `<c>.sdc`: timing constraints of the core alone, in ns. In a SoC those of the SoC take their place. */
export function constraints(options: CoreOptions): string {
  const ports = topPorts(options).flatMap((group) => group.ports);
  const inputs = ports.filter(
    ({ name, direction }) => direction === 'in' && name !== 'clk' && name !== 'rst_n',
  );
  const outputs = ports.filter(({ direction }) => direction === 'out');
  const delay = PERIOD * EXTERNAL_SHARE;
  const lines = [
    `# Constraints of ${options.name} alone; times in ns. Set the period to the clock that it is to run at.`,
    `create_clock -name clk -period ${PERIOD} [get_ports clk]`,
    '',
    '# The reset is released synchronously outside: it is not timed.',
    `set_false_path -from ${names(['rst_n'])}`,
    '',
    `# Assumed: ${EXTERNAL_SHARE * 100} % of the clock period is spent outside on either side.`,
    `set_input_delay ${delay} -clock clk ${names(inputs.map(({ name }) => name))}`,
    `set_output_delay ${delay} -clock clk ${names(outputs.map(({ name }) => name))}`,
  ];
  return `${lines.join('\n')}\n`;
}
