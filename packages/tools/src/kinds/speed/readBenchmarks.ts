import { BENCHMARKS, TIMED_ROUNDS, benchmarkSpeed } from '@netloom/core/benchmarks';
import type { BenchmarkCycles } from '@netloom/core/benchmarks';
import type { Finding, OutputReader } from '../../finding.ts';

const MARK = /^MARKER (\d+) cycle (\d+)$/;
/** The last line of the bench: why it ended, and what the program wrote, twice its exit code and one. */
const END = /^END (\S+) ([0-9a-fx]+) cycles \d+ instructions \d+$/;

/** Cycles of a round of each benchmark between its two marks, and what they are together; none where one failed. */
export function readBenchmarks(): OutputReader {
  const begun = new Map<number, number>();
  const cycles: Partial<Record<keyof BenchmarkCycles, number>> = {};

  function marked(index: number, cycle: number): Finding[] {
    const begin = begun.get(index);
    const name = BENCHMARKS[index]?.name;
    if (begin === undefined) begun.set(index, cycle);
    if (begin === undefined || name === undefined) return [];
    cycles[name] = (cycle - begin) / TIMED_ROUNDS;
    return [
      { type: 'metric', name: `cycles of ${name}`, value: cycles[name], unit: '' },
      { type: 'progress', fraction: (index + 1) / BENCHMARKS.length, label: name },
    ];
  }

  function ended(cause: string, written: number): Finding[] {
    const exitCode = written >>> 1;
    const all = BENCHMARKS.every(({ name }) => cycles[name] !== undefined);
    if (cause === 'tohost' && exitCode === 0 && all) {
      const speed = benchmarkSpeed(cycles as BenchmarkCycles);
      return [
        { type: 'metric', name: 'speed', value: Number(speed.toFixed(3)), unit: '× micro' },
        { type: 'result', passed: true, text: `${BENCHMARKS.length} benchmarks are timed` },
      ];
    }
    const wrong = cause === 'tohost' ? BENCHMARKS[exitCode - 1] : undefined;
    const text = wrong ? `${wrong.name} gave a wrong number` : `the benchmarks ended by ${cause}`;
    return [{ type: 'result', passed: false, text }];
  }

  return (line) => {
    const [, index, cycle] = MARK.exec(line) ?? [];
    if (index !== undefined) return marked(Number(index), Number(cycle));
    const [, cause, value = ''] = END.exec(line) ?? [];
    return cause === undefined ? [] : ended(cause, Number.parseInt(value, 16));
  };
}
