import { prove } from '../../../../proof/index.ts';
import { benchText, operationText, topText } from './bench.ts';
import type { Subject } from './bench.ts';

export interface Simulation {
  /** Lines of the trace by label. */
  traces: Map<string, string[]>;
  log: string;
}

/** Compiles the RTL and all benches into one model of Icarus Verilog and runs it. */
export async function simulate(rtl: readonly string[], subjects: readonly Subject[]): Promise<Simulation> {
  const operations = Math.max(...subjects.map(({ stimulus }) => stimulus.operations.length));
  const labels = subjects.map(({ label }) => label);
  // Only the bench has delays; they are given in its scale.
  const sources = [topText(labels, 200 + operations * 60), ...subjects.map(benchText), ...rtl];
  const inputs = subjects.flatMap((subject) => [
    [`${subject.label}.ops`, operationText(subject)],
    [`${subject.label}.in`, subject.stimulus.inputs.map((value) => value.toString(16)).join('\n')],
  ]);
  const { steps, files } = await prove({
    files: Object.fromEntries([['all.sv', sources.join('\n')], ...inputs]) as Record<string, string>,
    steps: [
      ['iverilog', '-g2012', '-s', 'top', '-o', 'model', 'all.sv'],
      ['vvp', '-n', 'model'],
    ],
    leaves: labels.map((label) => `${label}.trace`),
  });
  const traces = labels.map((label) => [label, linesOf(files[`${label}.trace`]!)] as const);
  return { traces: new Map(traces), log: steps.at(-1)!.stdout };
}

const linesOf = (text: string) => text.split('\n').slice(0, -1);
