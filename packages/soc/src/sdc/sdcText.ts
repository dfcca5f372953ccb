import type { SocDocument } from '@netloom/model';
import { topPorts } from '../library/describeDocument.ts';

/** Share of a clock period that inputs and outputs spend outside the design, as long as nobody knows better. */
const EXTERNAL_SHARE = 0.2;

/** Nanoseconds of a period, exact to a femtosecond. */
function nanoseconds(frequency: number, share = 1): string {
  return String(Number(((1e9 * share) / frequency).toFixed(6)));
}

const names = (list: string[]) => `[get_ports {${list.join(' ')}}]`;

function clockLines({ clocks }: SocDocument): string[] {
  return Object.entries(clocks).map(
    ([name, { frequency }]) =>
      `create_clock -name ${name} -period ${nanoseconds(frequency)} [get_ports ${name}]`,
  );
}

function groupLines(clocks: string[]): string[] {
  if (clocks.length < 2) return [];
  const groups = clocks.map((name) => `-group ${name}`).join(' ');
  return [
    '',
    '# Each clock has a source of its own: paths between them are not timed.',
    `set_clock_groups -asynchronous ${groups}`,
  ];
}

function resetLines(resets: string[]): string[] {
  if (resets.length === 0) return [];
  return [
    '',
    '# Resets are released synchronously outside the design: they are not timed.',
    `set_false_path -from ${names(resets)}`,
  ];
}

/** Delays towards every clock; the clock groups leave those of the clock that takes or gives the data. */
function externalLines(command: string, ports: string[], { clocks }: SocDocument): string[] {
  if (ports.length === 0) return [];
  return Object.entries(clocks).map(([clock, { frequency }], index) => {
    const add = index === 0 ? '' : ' -add_delay';
    return `${command} ${nanoseconds(frequency, EXTERNAL_SHARE)} -clock ${clock}${add} ${names(ports)}`;
  });
}

/**
 * Timing constraints (SDC, in ns) of a SoC: its clocks, which are asynchronous to each other as each is an input of
 * the top level, its resets, and the same share of the period outside the design for all other ports. An `inout` port
 * has both delays.
 */
export function sdcText(document: SocDocument): string {
  const clocks = Object.keys(document.clocks);
  const ports = topPorts(document).filter(({ name }) => !clocks.includes(name));
  const inputs = ports.filter(({ direction }) => direction !== 'out').map(({ name }) => name);
  const outputs = ports.filter(({ direction }) => direction !== 'in').map(({ name }) => name);
  const lines = [
    `# Made by Netloom from the clocks of ${document.name}; times in ns.`,
    ...clockLines(document),
    ...groupLines(clocks),
    ...resetLines(Object.keys(document.resets)),
    '',
    `# Assumed: ${EXTERNAL_SHARE * 100} % of the clock period is spent outside the design on either side.`,
    ...externalLines('set_input_delay', inputs, document),
    ...externalLines('set_output_delay', outputs, document),
  ];
  return `${lines.join('\n')}\n`;
}
