import { PRESETS } from '@netloom/core';
import { lookedThrough, planFormal } from '@netloom/core/formal';
import { proveCore } from '@netloom/core/node';
import { describe, expect, it } from 'vitest';
import { LIBRARY, withInstructions } from '../../src/index.ts';

const SECONDS = 600;
const HOUR = 3_600_000;
const withSome = (preset: 'nano' | 'micro', chosen: readonly string[]) =>
  withInstructions(
    PRESETS[preset],
    LIBRARY.filter(({ name }) => chosen.includes(name)),
  );

const CORES = [
  ['nano', ['bits', 'tally', 'dsp']],
  ['micro', ['bits', 'tally', 'dsp', 'walk']],
] as const;

describe.each(CORES)('what %s retires with %j is what its instruction set asks for', (preset, chosen) => {
  const options = withSome(preset, chosen);
  const { checks } = planFormal(options, 1);

  it('is asked all that a core is asked', () => expect(checks.length).toBeGreaterThan(9));

  it.each(checks)(
    '%s',
    async (check) => {
      const [verdict] = await proveCore(options, { secondsEach: SECONDS, only: [check] });
      expect(['holds', 'proved']).toContain(verdict?.verdict);
      if (verdict?.of !== undefined)
        process.stdout.write(`${preset}, ${check}: ${lookedThrough(verdict)} in ${SECONDS} seconds\n`);
    },
    HOUR,
  );
});

it(
  'an extension that makes words legal which nobody has is told',
  async () => {
    const change = (sources: string) => sources.replace(/(default:\s+legal =) custom;/, "$1 1'b1;");
    const settings = { secondsEach: SECONDS, only: ['others'], change };
    const [verdict] = await proveCore(withSome('nano', ['bits', 'tally']), settings);
    expect(verdict).toMatchObject({ check: 'others', verdict: 'fails' });
  },
  HOUR,
);

it(
  'one whose result goes nowhere is told',
  async () => {
    const change = (sources: string) => sources.replace('(!custom || custom_rd)', '!custom');
    const settings = { secondsEach: SECONDS, only: ['own'], change };
    const [verdict] = await proveCore(withSome('nano', ['bits', 'tally']), settings);
    expect(verdict).toMatchObject({ check: 'own', verdict: 'fails' });
  },
  HOUR,
);
