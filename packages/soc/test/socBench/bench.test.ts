import { describe, expect, it } from 'vitest';
import { DOCUMENTS } from './documents.ts';
import { benchProject, lint, playInIcarus } from './project.ts';

const projects = Object.entries(DOCUMENTS).map(
  ([title, { document, shows }]) => [title, { project: benchProject(document), shows }] as const,
);

describe.each(projects)('the bench of %s', (_, { project, shows }) => {
  it('is clean in Verilator with all warnings', async () => expect(await lint(project)).toBe(''));

  it('passes in Icarus and says what it has shown', async () => {
    const said = await playInIcarus(project);
    expect(said).toMatch(/^PASS: [1-9]\d* check\(s\)$/m);
    expect(said).not.toMatch(/FAIL|error/i);
    for (const each of shows) expect(said).toContain(each);
  });
});

it('names what it cannot test', async () => {
  const { project } = projects.find(
    ([
      ,
      {
        project: { name },
      },
    ]) => name === 'demo_soc',
  )![1];
  const said = await playInIcarus(project);
  expect(said).toContain('not tested: reset values of timer0.s_apb MTIME_LO, MTIME_HI: hardware');
});
