import { expect, it } from 'vitest';
import { sample } from '../../../../proof/index.ts';
import { demoDocument } from './documents.ts';
import { FAULTS } from './faults.ts';
import { benchProject, playInIcarus } from './project.ts';

const demo = demoDocument('demo');

it.each(sample(Object.entries(FAULTS), 5))(
  'the generated bench fails for %s, and names it',
  async (_, { fault, says }) => {
    const said = await playInIcarus(benchProject(demo, fault));
    expect(said).toMatch(says);
    expect(said).toMatch(/^FAIL: [1-9]\d* error\(s\)$/m);
    expect(said).not.toMatch(/^PASS/m);
  },
);
