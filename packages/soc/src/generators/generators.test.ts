import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { BlockGenerator, BlockPorts, GeneratedInterface } from './blockGenerator.ts';
import { checkGenerator, generatorsOf } from './generators.ts';
import { GENERATORS } from './index.ts';
import { optionParameters, readOptions } from './options.ts';

const side = (name: string, role: 'manager' | 'subordinate', multiple = false): GeneratedInterface => ({
  ...{ name, role, multiple, bus: 'axi4-lite', clock: 'clk', addressWidth: 32, dataWidth: 32 },
});

function kind(id: string, ports: Partial<BlockPorts> = {}, options = z.object({})): BlockGenerator {
  return {
    ...{ id, title: id, options, spec: () => ({}), text: () => '' },
    ports: () => ({ clocks: [], resets: [], ports: [], interfaces: [], ...ports }),
  };
}

describe('a registry of generators', () => {
  const interfaces = [side('s', 'subordinate'), side('m', 'manager', true), side('n', 'manager')];
  it.each([
    ['two of one name', [kind('a'), kind('a')], 'two generators a'],
    [
      'a way from an interface that is not there',
      [kind('a', { interfaces, passages: [{ upstream: 'x', downstream: ['m'], decodes: true }] })],
      'no subordinate interface x',
    ],
    [
      'a way against the roles',
      [kind('a', { interfaces, passages: [{ upstream: 'm', downstream: ['s'], decodes: true }] })],
      'no subordinate interface m',
    ],
    [
      'many peers without a decoder',
      [kind('a', { interfaces, passages: [{ upstream: 's', downstream: ['m'], decodes: false }] })],
      'm takes many connections',
    ],
    [
      'two ways on without a decoder',
      [kind('a', { interfaces, passages: [{ upstream: 's', downstream: ['m', 'n'], decodes: false }] })],
      's leads to several',
    ],
    ['an option without a default', [kind('a', {}, z.object({ WIDTH: z.int() }))], 'WIDTH has no default'],
    [
      'an option that no parameter can hold',
      [kind('a', {}, z.object({ MAP: z.object({}).default({}) }))],
      'no form for object',
    ],
  ])('refuses %s', (_, list, message) => {
    expect(() => [...generatorsOf(list).values()].forEach(checkGenerator)).toThrow(message);
  });

  it.each([...GENERATORS.values()])('has $id without a contradiction', (generator) => {
    expect(() => checkGenerator(generator)).not.toThrow();
  });
});

describe('options', () => {
  const options = z
    .object({
      DEPTH: z.int().min(2).default(4).meta({ description: 'Entries', unit: 'word' }),
      LEVEL: z.int().min(1).default(2),
      MODE: z.enum(['fast', 'small']).default('fast'),
      CHECKED: z.boolean().default(true),
    })
    .refine(({ DEPTH, LEVEL }) => LEVEL <= DEPTH, { path: ['LEVEL'], message: 'it is more than DEPTH' });

  it('are parameters with the limits, choices, help and unit of the schema', () => {
    expect(optionParameters(options)).toEqual([
      {
        name: 'DEPTH',
        type: 'integer',
        value: '4',
        local: false,
        description: 'Entries',
        unit: 'word',
        minimum: '2',
      },
      { name: 'LEVEL', type: 'integer', value: '2', local: false, minimum: '1' },
      { name: 'MODE', type: 'string', value: '"fast"', local: false, choices: ['"fast"', '"small"'] },
      { name: 'CHECKED', type: 'integer', value: '1', local: false, choices: ['0', '1'] },
    ]);
  });

  it('are read from the values of parameters, a wrong one as its default', () => {
    const read = readOptions(options, { DEPTH: 8n, LEVEL: 0n, MODE: 'small', CHECKED: 0n });
    expect(read).toEqual({ options: { DEPTH: 8, LEVEL: 2, MODE: 'small', CHECKED: false }, problems: [] });
  });

  it('that contradict each other are told at the one that the schema names', () => {
    const { problems } = readOptions(options, { DEPTH: 2n, LEVEL: 3n });
    expect(problems).toEqual([{ parameter: 'LEVEL', message: 'it is more than DEPTH' }]);
  });
});
