import type { OutputReader } from '../../finding.ts';

/** Only then has the firmware said an exit code. */
export const FIRMWARE_ENDED = 'netloom: the firmware ended';
const RAN = /^netloom: ran (\d+) cycles in ([\d.]+) s of CPU time$/;
/** Of the core: all cycles, then causes and events in the order of the events of cycles. */
const WENT = /^netloom: cycles of the core((?: \d+){10})$/;

/** Of cycles in which no instruction goes on, by cause; they and those in which one does are all cycles. */
const CAUSES = ['fetch', 'redirect', 'operand', 'memory', 'unit', 'order'].map((cause) => `${cause} cycles`);
const EVENTS = ['redirects', 'instruction misses', 'data misses'];

const metric = (name: string, value: number, unit = '') => ({ type: 'metric', name, value, unit }) as const;

function whereCyclesWent(numbers: readonly number[]) {
  const [all = 0, ...counts] = numbers;
  const idle = counts.slice(0, CAUSES.length).reduce((sum, count) => sum + count, 0);
  const named = [...CAUSES, ...EVENTS].map((name, index) => metric(name, counts[index] ?? 0));
  return [metric('core cycles', all), metric('executing cycles', all - idle), ...named];
}

/** Reads the measures that the program around a booting SoC prints at its end; all else is what the SoC says. */
export function readBoot(): OutputReader {
  return (line) => {
    if (line === FIRMWARE_ENDED) return [{ type: 'result', passed: true, text: line }];
    const went = WENT.exec(line)?.[1];
    if (went !== undefined) return whereCyclesWent(went.trim().split(' ').map(Number));
    const [, cycles, seconds] = RAN.exec(line) ?? [];
    if (cycles === undefined) return [];
    const count = metric('cycles', Number(cycles));
    if (!(Number(seconds) > 0)) return [count];
    return [count, metric('cycles a second', Math.round(Number(cycles) / Number(seconds)), 'Hz')];
  };
}
