import { expect, it } from 'vitest';
import { DOCUMENTS, demoDocument } from './documents.ts';
import { FAULTS } from './faults.ts';
import { benchProject, playInVerilator } from './project.ts';
import type { Fault } from './project.ts';

const demo = demoDocument('demo');

const play = (document: typeof demo, fault?: Fault) => playInVerilator(benchProject(document, fault));

it.each(Object.entries(DOCUMENTS))('the bench of %s passes in Verilator', async (_, { document, shows }) => {
  const said = await play(document);
  expect(said).toMatch(/^PASS: [1-9]\d* check\(s\)$/m);
  expect(said).not.toMatch(/FAIL|error/i);
  for (const each of shows) expect(said).toContain(each);
});

it.each(Object.entries(FAULTS))(
  'the generated bench fails in Verilator for %s, and names it',
  async (_, { fault, says }) => {
    const said = await play(demo, fault);
    expect(said).toMatch(says);
    expect(said).toMatch(/^FAIL: [1-9]\d* error\(s\)$/m);
  },
);
