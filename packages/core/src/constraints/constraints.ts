import type { CoreOptions } from '../options/coreOptions.ts';
import { topPorts } from '../rtl/top/topPorts.ts';

/** Nanoseconds; 50 MHz. The frequency that the core's own constraints and devicetree assume. */
const PERIOD = 20;
export const ASSUMED_FREQUENCY = 1e9 / PERIOD;

/** Share of the period that inputs and outputs spend outside, as in the constraints of a SoC. */
const EXTERNAL_SHARE = 0.2;

const names = (list: readonly string[]) => `[get_ports {${list.join(' ')}}]`;

/** Nanoseconds; 10 MHz. */
const JTAG_PERIOD = 100;

const isReset = (name: string) => name.endsWith('rst_n');

/** TDI and TMS come at the falling edge of TCK, TDO goes out at it and is taken at the rising one (IEEE 1149.1). */
function jtagClock(ports: readonly string[]): string[] {
  const outputs = ports.filter((name) => name.startsWith('jtag_tdo'));
  return [
    `create_clock -name jtag_tck -period ${JTAG_PERIOD} [get_ports jtag_tck]`,
    `set_clock_groups -asynchronous -group {clk} -group {jtag_tck}`,
    `set_input_delay ${JTAG_PERIOD * EXTERNAL_SHARE} -clock jtag_tck -clock_fall ${names(['jtag_tms', 'jtag_tdi'])}`,
    `set_output_delay ${JTAG_PERIOD * EXTERNAL_SHARE} -clock jtag_tck ${names(outputs)}`,
  ];
}

/** `<c>.sdc`: timing constraints of the core alone, in ns. In a SoC those of the SoC take their place. */
export function constraints(options: CoreOptions): string {
  const ports = topPorts(options).flatMap((group) => group.ports);
  const timed = ports.filter(({ name }) => name !== 'clk' && !isReset(name) && !name.startsWith('jtag_'));
  const inputs = timed.filter(({ direction }) => direction === 'in');
  const outputs = timed.filter(({ direction }) => direction === 'out');
  const resets = ports.flatMap(({ name }) => (isReset(name) ? [name] : []));
  const delay = PERIOD * EXTERNAL_SHARE;
  const lines = [
    `# Constraints of ${options.name} alone; times in ns. Set the period to the clock that it is to run at.`,
    `create_clock -name clk -period ${PERIOD} [get_ports clk]`,
    ...(options.debug.transport === 'jtag' ? jtagClock(ports.map(({ name }) => name)) : []),
    '',
    `# The ${resets.length > 1 ? 'resets are' : 'reset is'} released synchronously outside: ${resets.length > 1 ? 'they are' : 'it is'} not timed.`,
    `set_false_path -from ${names(resets)}`,
    '',
    `# Assumed: ${EXTERNAL_SHARE * 100} % of the clock period is spent outside on either side.`,
    `set_input_delay ${delay} -clock clk ${names(inputs.map(({ name }) => name))}`,
    `set_output_delay ${delay} -clock clk ${names(outputs.map(({ name }) => name))}`,
  ];
  return `${lines.join('\n')}\n`;
}
