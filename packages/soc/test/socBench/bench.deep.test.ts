import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DOCUMENTS, demoDocument } from './documents.ts';
import { FAULTS } from './faults.ts';
import { benchProject, playInVerilator } from './project.ts';
import type { Fault } from './project.ts';

const demo = demoDocument('demo');

function play(document: typeof demo, fault?: Fault): string {
  const folder = benchProject(document, fault);
  try {
    return playInVerilator(folder, document.name);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each(Object.entries(DOCUMENTS))('the bench of %s passes in Verilator', (_, { document, shows }) => {
  const said = play(document);
  expect(said).toMatch(/^PASS: [1-9]\d* check\(s\)$/m);
  expect(said).not.toMatch(/FAIL|error/i);
  for (const each of shows) expect(said).toContain(each);
});

it.each(Object.entries(FAULTS))(
  'the generated bench fails in Verilator for %s, and names it',
  (_, { fault, says }) => {
    const said = play(demo, fault);
    expect(said).toMatch(says);
    expect(said).toMatch(/^FAIL: [1-9]\d* error\(s\)$/m);
  },
);
