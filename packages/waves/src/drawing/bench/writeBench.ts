import type { Drawing } from '../types.ts';
import type { BenchOptions, BenchSignal } from './benchTypes.ts';
import type { Constants } from './constants.ts';
import { literal } from './labels.ts';
import type { Cycle } from './timeline.ts';
import { writeCycles } from './writeCycles.ts';
import type { BenchNames } from './writeCycles.ts';
import { range, writeChecks, writeClock, writeInstance } from './writeParts.ts';

export interface BenchParts {
  drawing: Drawing;
  options: BenchOptions;
  signals: readonly BenchSignal[];
  names: BenchNames;
  constants: Constants;
  cycles: readonly Cycle[];
}

const USUAL_GAP = 4;

export function writeBench(parts: BenchParts): string {
  const { options, signals, names, cycles } = parts;
  const outputs = signals.filter(({ direction }) => direction === 'output');
  const hasGaps = cycles.some(({ gap }) => gap);
  return [
    '`timescale 1ns / 1ps',
    '',
    `// Made from ${options.source.replace(/\s+/g, ' ')}: drives ${options.module} as drawn, and asserts what its outputs show.`,
    '// Inputs change 1 ns after the edge that begins a cycle. Assertions must be on (Verilator: --assert).',
    `module ${options.name}${writeParameters(parts)};`,
    ...indented([
      'localparam int CYCLE = 20;  // ns',
      '',
      ...writeSignals(parts),
      '',
      ...writeInstance(options.module, signals, options.ports ?? []),
      ...(outputs.length === 0 ? [] : ['', ...writeExpected(outputs, names, hasGaps)]),
      '',
      'initial begin : stimulus',
      ...indented([...writeCycles(cycles, outputs, names), ...writeEnd(outputs.length > 0, names)]),
      'end',
    ]),
    'endmodule',
    '',
  ].join('\n');
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? '' : `  ${line}`));
}

/** How long gaps wait, and the values of the drawing's words. */
function writeParameters({ drawing, cycles, constants }: BenchParts): string {
  const gaps = cycles
    .filter(({ gap }) => gap)
    .map(({ index }) => `parameter int GAP_${index} = ${drawing.bench.gap ?? USUAL_GAP}`);
  const words = constants.list.map(
    ({ name, width, value }) => `parameter logic${range(width)} ${name} = ${literal(value, width)}`,
  );
  const all = [...gaps, ...words];
  return all.length === 0 ? '' : ` #(\n${all.map((line) => `    ${line}`).join(',\n')}\n)`;
}

function writeSignals({ drawing, signals, names }: BenchParts): string[] {
  const clocks = signals.filter(({ direction }) => direction === 'clock');
  const main = clocks[0] && drawing.lanes[clocks[0].lane]!;
  const usual = { wave: 'p', period: 1, phase: 0 };
  const tick = names.edge.split(' ')[1]!;
  return [
    ...(main === undefined ? writeClock(tick, usual, usual) : []),
    ...clocks.flatMap(({ name, lane }) => writeClock(name, drawing.lanes[lane]!, main!)),
    ...signals
      .filter(({ direction }) => direction === 'input')
      .map(({ name, width }) => `logic${range(width)} ${name};`),
    ...signals
      .filter(({ direction }) => direction === 'output')
      .map(({ name, width }) => `wire${range(width)} ${name};`),
  ];
}

function writeExpected(outputs: readonly BenchSignal[], names: BenchNames, hasGaps: boolean): string[] {
  return [
    `int ${names.cycle} = 0;`,
    `int ${names.errors} = 0;`,
    ...(hasGaps ? [`logic ${names.looking} = 1'b1;`] : []),
    ...outputs.flatMap(({ name, width }) => [
      `logic check_${name} = 1'b0;`,
      `logic${range(width)} drawn_${name};`,
    ]),
    '',
    ...writeChecks(outputs, names, hasGaps),
  ];
}

function writeEnd(isChecked: boolean, { edge, errors }: BenchNames): string[] {
  const end = ['', `@(${edge});  // ends the last cycle`, '#1;'];
  if (!isChecked) return [...end, '$finish;'];
  return [
    ...end,
    `if (${errors} == 0) $display("PASS");`,
    `else $display("FAIL: %0d cycles differ", ${errors});`,
    '$finish;',
  ];
}
