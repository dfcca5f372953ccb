import type { SocDocument } from '@netloom/model';
import { enablesOf } from '../clocks/enables.ts';
import { unitOf } from '../clocks/unit.ts';
import { clockWaves } from '../clocks/waves.ts';
import type { ClockWave } from '../clocks/waves.ts';
import { topPorts } from '../library/describeDocument.ts';

/** Share of a clock period that inputs and outputs spend outside the design, as long as nobody knows better. */
const EXTERNAL_SHARE = 0.2;

/** Nanoseconds of a period, exact to a femtosecond. */
export function nanoseconds(frequency: number, share = 1): string {
  return String(Number(((1e9 * share) / frequency).toFixed(6)));
}

const names = (list: string[]) => `[get_ports {${list.join(' ')}}]`;

/** Inputs of the top level have waves of their own; others are made of these where their cell ends. */
export function clockLines(document: SocDocument, waves: readonly ClockWave[]): string[] {
  const inputs = waves.filter(({ master }) => !master);
  const made = waves.filter(({ master }) => master);
  return [
    ...inputs.map((wave) => rootLine(document, wave)),
    ...(made.length === 0
      ? []
      : ['', '# Made by the clock-and-reset unit; of a ratio that software sets, the least.']),
    ...made.map((wave) => madeLine(document, wave)),
    ...(enablesOf(document).length === 0
      ? []
      : ['', '# What takes an enable is timed at the full rate of its clock: no path has more cycles.']),
  ];
}

function rootLine(document: SocDocument, { name, clock, frequency }: ClockWave): string {
  return `create_clock -name ${name} -period ${nanoseconds(frequency)} ${placeOf(document, clock)}`;
}

/** Made of its master by a whole number; a PLL that multiplies and divides is a clock of its own, as SDC has one alone. */
function madeLine(document: SocDocument, wave: ClockWave): string {
  const { name, clock, master, ratio } = wave;
  const factor = isWhole(ratio) ? `-divide_by ${Math.round(ratio)}` : `-multiply_by ${Math.round(1 / ratio)}`;
  if (!isWhole(ratio) && !isWhole(1 / ratio)) return rootLine(document, wave);
  const source = `-source ${placeOf(document, master!.clock)} -master_clock ${master!.name}`;
  return `create_generated_clock -name ${name} ${source} ${factor} -add ${placeOf(document, clock)}`;
}

const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-9 && value > 0.5;

/** Where a clock begins: its port, or the multiplexer in which its cells end, under the hierarchical or the flat name. */
function placeOf(document: SocDocument, clock: string): string {
  if (!document.clocks[clock]!.source) return `[get_ports ${clock}]`;
  const unit = unitOf(document);
  return `[get_pins -quiet {${unit}/u_test_${clock}/y ${unit}.u_test_${clock}/y}]`;
}

function groupLines(waves: readonly ClockWave[]): string[] {
  const byClock = [...new Set(waves.map(({ clock }) => clock))].map((clock) =>
    waves.filter((wave) => wave.clock === clock).map(({ name }) => name),
  );
  const groups = byClock.map(groupText);
  const choices = byClock.filter((names) => names.length > 1);
  if (groups.length < 2) return [];
  const why = waves.some(({ master }) => master)
    ? '# Clocks are asynchronous to each other, one that is made of another too: paths between them are not timed.'
    : '# Each clock has a source of its own: paths between them are not timed.';
  return [
    '',
    why,
    `set_clock_groups -asynchronous ${groups.join(' ')}`,
    ...choices.map(
      (names) => `set_clock_groups -physically_exclusive ${names.map((name) => groupText([name])).join(' ')}`,
    ),
  ];
}

function groupText(names: readonly string[]): string {
  return names.length === 1 ? `-group ${names[0]}` : `-group {${names.join(' ')}}`;
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
function externalLines(command: string, ports: string[], waves: readonly ClockWave[]): string[] {
  if (ports.length === 0) return [];
  return waves.map(({ name: clock, frequency }, index) => {
    const add = index === 0 ? '' : ' -add_delay';
    return `${command} ${nanoseconds(frequency, EXTERNAL_SHARE)} -clock ${clock}${add} ${names(ports)}`;
  });
}

/**
 * Timing constraints (SDC, in ns) of a SoC: its clocks, which are asynchronous to each other, at the ports and at the
 * cells of the clock-and-reset unit where they begin, its resets, and the same share of the period outside the design
 * for all other ports. An `inout` port has both delays.
 */
export function sdcText(document: SocDocument): string {
  const clocks = Object.keys(document.clocks);
  const waves = clockWaves(document);
  const ports = topPorts(document).filter(({ name }) => !clocks.includes(name));
  const inputs = ports.filter(({ direction }) => direction !== 'out').map(({ name }) => name);
  const outputs = ports.filter(({ direction }) => direction !== 'in').map(({ name }) => name);
  const lines = [
    `# Made by Netloom from the clocks of ${document.name}; times in ns.`,
    ...clockLines(document, waves),
    ...groupLines(waves),
    ...resetLines(Object.keys(document.resets).filter((name) => !document.resets[name]!.source)),
    '',
    `# Assumed: ${EXTERNAL_SHARE * 100} % of the clock period is spent outside the design on either side.`,
    ...externalLines('set_input_delay', inputs, waves),
    ...externalLines('set_output_delay', outputs, waves),
  ];
  return `${lines.join('\n')}\n`;
}
