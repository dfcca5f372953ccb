import type { Diagnostic, Worded } from '@netloom/model';
import { cellsOf } from '../cells.ts';
import { isClock } from '../states.ts';
import type { Drawing } from '../types.ts';
import type { Bench, BenchOptions, BenchSignal } from './benchTypes.ts';
import { Constants } from './constants.ts';
import { addRemarks } from './remarks.ts';
import { signalsOf } from './signals.ts';
import { gridOf, timelineOf } from './timeline.ts';
import { writeBench } from './writeBench.ts';
import type { BenchNames } from './writeCycles.ts';
import { say } from '../wording/sentences.ts';

/**
 * A SystemVerilog testbench (IEEE 1800-2017) that drives the inputs of a drawing and compares the outputs, cycle by
 * cycle. Cells with `x` are not compared, a gap lasts as many cycles as its parameter says.
 */
export function benchOf(drawing: Drawing, options: BenchOptions): Bench {
  const { signals, diagnostics } = signalsOf(drawing, options);
  const tell = (code: string, severity: Diagnostic['severity'], said: Worded) =>
    diagnostics.push({ code, severity, ...said });
  const clocks = signals.filter(({ direction }) => direction === 'clock');
  for (const clock of clocks) {
    if (!runsFree(drawing, clock)) {
      tell('BENCH-CLOCK', 'error', say('BENCH-CLOCK', { name: clock.name }));
    }
  }
  const outputs = signals.filter(({ direction }) => direction === 'output');
  if (outputs.length === 0) tell('BENCH-OUTPUT', 'warning', say('BENCH-OUTPUT', {}));
  if (signals.length === 0) tell('BENCH-EMPTY', 'error', say('BENCH-EMPTY', {}));
  for (const { name, lane } of outputs) {
    if (cellsOf(drawing.lanes[lane]!).some(({ state }) => isClock(state))) {
      tell('BENCH-FINE', 'warning', say('BENCH-FINE', { name }));
    }
    if (cellsOf(drawing.lanes[lane]!).some(({ state }) => state === 'z')) {
      tell('BENCH-Z', 'info', say('BENCH-Z', { name }));
    }
  }
  const names = namesOf(signals, clocks[0], drawing);
  const constants = new Constants(['CYCLE', ...signals.map(({ name }) => name)]);
  const grid = gridOf(drawing, signals, clocks[0]);
  const cycles = timelineOf(drawing, signals, grid, constants);
  addRemarks(drawing, cycles, grid);
  diagnostics.push(...constants.diagnostics);
  if (diagnostics.some(({ severity }) => severity === 'error')) return { text: undefined, diagnostics };
  return { text: writeBench({ drawing, options, signals, names, constants, cycles }), diagnostics };
}

function runsFree({ lanes }: Drawing, { lane }: BenchSignal): boolean {
  const states = cellsOf(lanes[lane]!).map(({ state }) => state);
  return (
    states.length > 0 &&
    states.every((state) => isClock(state) && state.toLowerCase() === states[0]!.toLowerCase())
  );
}

function namesOf(
  signals: readonly BenchSignal[],
  clock: BenchSignal | undefined,
  { lanes }: Drawing,
): BenchNames {
  const free = (name: string): string =>
    signals.some((signal) => signal.name === name) ? free(`${name}_`) : name;
  const falls = clock !== undefined && /^n/i.test(lanes[clock.lane]!.wave);
  return {
    edge: `${falls ? 'negedge' : 'posedge'} ${clock?.name ?? free('tick')}`,
    cycle: free('cycle'),
    errors: free('errors'),
    looking: free('looking'),
  };
}
