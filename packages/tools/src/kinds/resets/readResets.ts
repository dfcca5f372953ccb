import { sayOfTools as say } from '@netloom/model';
import type { OutputReader } from '../../finding.ts';

const RELEASED = /^released (\w+) (\d+\.\d+)$/;
const WRONG = /^(never|again) (\w+)(?: (\d+\.\d+))?$/;

/** What the bench prints: metrics `released <reset>` in ns, and errors of resets that are not, or are asserted once more. */
export function readResets(): OutputReader {
  return (line) => {
    const [, name, time] = RELEASED.exec(line) ?? [];
    if (name !== undefined)
      return [{ type: 'metric', name: `released ${name}`, value: Number(time), unit: 'ns' }];
    const [, how, reset = '', at = ''] = WRONG.exec(line) ?? [];
    if (how === undefined) return [];
    const said =
      how === 'never' ? say('TOOL/reset/never', { reset }) : say('TOOL/reset/again', { reset, time: at });
    return [{ type: 'diagnostic', diagnostic: { code: `reset-${how}`, severity: 'error', ...said } }];
  };
}
