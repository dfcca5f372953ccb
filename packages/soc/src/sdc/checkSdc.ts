import type { SocDocument } from '@netloom/model';
import { clockWaves } from '../clocks/waves.ts';
import { clockLines, nanoseconds } from './sdcText.ts';

/**
 * Constraints to check crossings by, beside those of implementation, whose groups would silence them: what leaves one
 * clock arrives at another within a period of the faster of the two, so that bits that cross together stay together.
 */
export function checkSdcText(document: SocDocument): string {
  const waves = clockWaves(document);
  const pairs = waves.flatMap((from) =>
    waves
      .filter((to) => to.clock !== from.clock)
      .map((to) => {
        const most = nanoseconds(Math.max(from.frequency, to.frequency));
        const ends = `-from [get_clocks ${from.name}] -to [get_clocks ${to.name}]`;
        return `set_max_delay ${most} -ignore_clock_latency ${ends}`;
      }),
  );
  const lines = [
    `# Made by Netloom from the clocks of ${document.name}, to check crossings by alone; times in ns.`,
    ...clockLines(document, waves),
    ...(pairs.length === 0 ? [] : ['', '# What crosses arrives within a period of the faster clock.']),
    ...pairs,
  ];
  return `${lines.join('\n')}\n`;
}
