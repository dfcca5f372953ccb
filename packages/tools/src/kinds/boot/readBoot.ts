import type { OutputReader } from '../../finding.ts';

/** Only then has the firmware said an exit code. */
export const FIRMWARE_ENDED = 'netloom: the firmware ended';
const RAN = /^netloom: ran (\d+) cycles in ([\d.]+) s of CPU time$/;

/** Reads the measures that the program around a booting SoC prints at its end; all else is what the SoC says. */
export function readBoot(): OutputReader {
  return (line) => {
    if (line === FIRMWARE_ENDED) return [{ type: 'result', passed: true, text: line }];
    const [, cycles, seconds] = RAN.exec(line) ?? [];
    if (cycles === undefined) return [];
    const count = { type: 'metric', name: 'cycles', value: Number(cycles), unit: '' } as const;
    if (!(Number(seconds) > 0)) return [count];
    const speed = Math.round(Number(cycles) / Number(seconds));
    return [count, { type: 'metric', name: 'cycles a second', value: speed, unit: 'Hz' }];
  };
}
