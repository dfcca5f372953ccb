import { PRESETS } from '@netloom/core';
import { proveCore } from '@netloom/core/node';
import { expect, it } from 'vitest';
import { LIBRARY, withInstructions } from '../../src/index.ts';

const SECONDS = 600;
const HOURS = 7_200_000;
const withSome = (preset: 'nano' | 'micro', chosen: readonly string[]) =>
  withInstructions(
    PRESETS[preset],
    LIBRARY.filter(({ name }) => chosen.includes(name)),
  );

it.each([
  ['nano', ['bits', 'tally', 'dsp']],
  ['micro', ['bits', 'tally', 'dsp', 'walk']],
] as const)(
  'what %s retires with %j is what its instruction set asks for',
  async (preset, chosen) => {
    const verdicts = await proveCore(withSome(preset, chosen), { secondsEach: SECONDS });
    expect(verdicts.filter(({ verdict }) => verdict === 'fails' || verdict === 'unasked')).toEqual([]);
    expect(verdicts.length).toBeGreaterThan(9);
  },
  HOURS,
);

it(
  'an extension that makes words legal which nobody has is told',
  async () => {
    const change = (sources: string) => sources.replace(/(default:\s+legal =) custom;/, "$1 1'b1;");
    const settings = { secondsEach: SECONDS, only: ['others'], change };
    const [verdict] = await proveCore(withSome('nano', ['bits', 'tally']), settings);
    expect(verdict).toMatchObject({ check: 'others', verdict: 'fails' });
  },
  HOURS,
);

it(
  'one whose result goes nowhere is told',
  async () => {
    const change = (sources: string) => sources.replace('(!custom || custom_rd)', '!custom');
    const settings = { secondsEach: SECONDS, only: ['own'], change };
    const [verdict] = await proveCore(withSome('nano', ['bits', 'tally']), settings);
    expect(verdict).toMatchObject({ check: 'own', verdict: 'fails' });
  },
  HOURS,
);
