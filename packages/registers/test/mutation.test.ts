import { ACCESS_NAMES } from '@netloom/registers';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessModes } from './random/modes.ts';
import { prove } from './simulation/prove.ts';
import type { Case, Verdict } from './simulation/prove.ts';

const policies = ACCESS_NAMES.filter((policy) => policy !== 'NOACCESS');

/** Swaps the polarity of what an access of the first field stores, else of what the bus reads of the last one. */
function swapped(text: string): string {
  const lines = text.split('\n');
  const store = lines.findLastIndex((line) => /\br\d+_f0\s*<=.*(?:pwdata|'[01];)/.test(line));
  const at = store >= 0 ? store : lines.findLastIndex((line) => /prdata\[.*=\s*r\d+_f10;/.test(line));
  if (at < 0) throw new Error('there is nothing to swap');
  const line = lines[at]!;
  const changed =
    store < 0
      ? line.replace(/= +(r\d+_f10);/, '= ~$1;')
      : /pwdata/.test(line)
        ? line.replace(/pwdata(\[[\d:]+\])/, '(~pwdata$1)')
        : line.replace(/'([01]);/, (_, bit: string) => `'${bit === '0' ? 1 : 0};`);
  if (changed === line) throw new Error(`there is nothing to swap in ${line}`);
  return lines.with(at, changed).join('\n');
}

describe('a swapped polarity in the generated text', () => {
  let verdicts: Map<string, Verdict>;

  beforeAll(async () => {
    const all = accessModes('modes', {});
    const cases = policies.map((policy, index): Case => ({
      label: `mutant_${policy}`,
      map: { ...all, children: all.children.slice(index, index + 1) },
      effort: 60,
      mutate: swapped,
    }));
    verdicts = await prove(cases);
  });

  it.each(policies)('of %s is noticed', (policy) => {
    expect(verdicts.get(`mutant_${policy}`)!.faults).not.toEqual([]);
  });
});
