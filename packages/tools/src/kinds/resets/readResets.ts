import type { OutputReader } from '../../finding.ts';

const RELEASED = /^released (\w+) (\d+\.\d+)$/;
const WRONG = /^(never|again) (\w+)(?: (\d+\.\d+))?$/;

/** What the bench prints: metrics `released <reset>` in ns, and errors of resets that are not, or are asserted once more. */
export function readResets(): OutputReader {
  return (line) => {
    const [, name, time] = RELEASED.exec(line) ?? [];
    if (name !== undefined)
      return [{ type: 'metric', name: `released ${name}`, value: Number(time), unit: 'ns' }];
    const [, how, reset, at] = WRONG.exec(line) ?? [];
    if (how === undefined) return [];
    const message = how === 'never' ? `${reset} is never released` : `${reset} is asserted again at ${at} ns`;
    return [{ type: 'diagnostic', diagnostic: { code: `reset-${how}`, severity: 'error', message } }];
  };
}
