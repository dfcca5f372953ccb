import { rmSync } from 'node:fs';
import { expect, it } from 'vitest';
import { demoDocument } from './documents.ts';
import { FAULTS } from './faults.ts';
import { benchProject, playInIcarus } from './project.ts';

const demo = demoDocument('demo');

it.each(Object.entries(FAULTS))('the generated bench fails for %s, and names it', (_, { fault, says }) => {
  const folder = benchProject(demo, fault);
  try {
    const said = playInIcarus(folder, demo.name);
    expect(said).toMatch(says);
    expect(said).toMatch(/^FAIL: [1-9]\d* error\(s\)$/m);
    expect(said).not.toMatch(/^PASS/m);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
