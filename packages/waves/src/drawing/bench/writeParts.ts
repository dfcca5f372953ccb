import type { Lane } from '../types.ts';
import type { BenchPort, BenchSignal } from './benchTypes.ts';
import { partOfCycle } from './writeCycles.ts';
import type { BenchNames } from './writeCycles.ts';

export function range(width: number): string {
  return width === 1 ? '' : ` [${width - 1}:0]`;
}

/** A clock that runs by itself, with its first active edge where its lane begins. */
export function writeClock(
  name: string,
  lane: Pick<Lane, 'wave' | 'period' | 'phase'>,
  main: Pick<Lane, 'period' | 'phase'>,
): string[] {
  const rises = (lane.wave[0] ?? 'p').toLowerCase() === 'p';
  const period = Math.round((lane.period / main.period) * 20);
  const begin = (((main.phase - lane.phase) % lane.period) + lane.period) % lane.period;
  const wait = 10 + Math.round((begin / main.period) * 20);
  const half = Math.max(1, Math.round(period / 2));
  const turn = `${name} = ~${name};`;
  const declared = `logic ${name} = 1'b${rises ? 0 : 1};`;
  if (wait === half) return [declared, `initial forever #(${partOfCycle(half)}) ${turn}`];
  return [
    declared,
    'initial begin',
    `  #(${partOfCycle(wait)}) ${turn}`,
    `  forever #(${partOfCycle(half)}) ${turn}`,
    'end',
  ];
}

/** The design under test, its ports by name; inputs that the drawing does not show are 0. */
export function writeInstance(
  module: string,
  signals: readonly BenchSignal[],
  ports: readonly BenchPort[],
): string[] {
  const drawn = new Set(signals.map(({ name }) => name));
  const others = ports.filter(({ name }) => !drawn.has(name));
  const connections = [
    ...signals.map(({ name }) => [name, name] as const),
    ...others.map(({ name, direction }) => [name, direction === 'input' ? "'0" : ''] as const),
  ];
  const longest = Math.max(0, ...connections.map(([port]) => port.length));
  const lines = connections.map(([port, value]) => `  .${port.padEnd(longest)} (${value})`);
  return [`${module} dut (`, ...lines.map((line, i) => (i < lines.length - 1 ? `${line},` : line)), ');'];
}

/** Compares each output with the drawing at the end of every cycle. */
export function writeChecks(outputs: readonly BenchSignal[], names: BenchNames, hasGaps: boolean): string[] {
  const { edge, cycle, errors, looking } = names;
  const condition = hasGaps ? ` if (${looking})` : '';
  return [
    '// At the edge that ends a cycle the outputs still have what they had in it.',
    `always @(${edge})${condition} begin : as_drawn`,
    ...outputs.flatMap(({ name, width }) => {
      const format = width === 1 ? '%b' : '%h';
      return [
        `  if (check_${name}) begin`,
        `    assert (${name} === drawn_${name})`,
        `    else begin`,
        `      ${errors} <= ${errors} + 1;`,
        `      $error("cycle %0d: ${name} is ${format}, drawn is ${format}", ${cycle}, ${name}, drawn_${name});`,
        `    end`,
        `  end`,
      ];
    }),
    'end',
  ];
}
