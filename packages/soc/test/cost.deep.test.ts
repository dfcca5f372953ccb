import { createLibrary } from '@netloom/soc';
import { expect, it } from 'vitest';
import { MEASURED } from '../src/cost/measured.ts';
import { COST_CONFIGS, nameOf } from './cost/configs.ts';
import { hashesOf, measureCost } from './cost/measure.ts';
import { interconnectEntries } from './ips.ts';

const library = createLibrary(interconnectEntries());

it.each(COST_CONFIGS.map((config) => [nameOf(config), config] as const))(
  '%s costs what is kept of it',
  async (_, config) => {
    const { text } = hashesOf(config, library);
    expect(await measureCost(config, library)).toEqual(MEASURED[text]?.cost);
  },
  600_000,
);
