import { rmSync } from 'node:fs';
import type { SocDocument } from '@netloom/model';
import { afterAll, describe, expect, it } from 'vitest';
import { DOCUMENTS } from './documents.ts';
import { benchProject, lint, playInIcarus } from './project.ts';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));

function project(document: SocDocument): string {
  const folder = benchProject(document);
  folders.push(folder);
  return folder;
}

describe.each(Object.entries(DOCUMENTS))('the bench of %s', (_, { document, shows }) => {
  const folder = project(document);
  const { name } = document;

  it('is clean in Verilator with all warnings', () => expect(lint(folder, name)).toBe(''));

  it('passes in Icarus and says what it has shown', () => {
    const said = playInIcarus(folder, name);
    expect(said).toMatch(/^PASS: [1-9]\d* check\(s\)$/m);
    expect(said).not.toMatch(/FAIL|error/i);
    for (const each of shows) expect(said).toContain(each);
  });
});

it('names what it cannot test', () => {
  const said = playInIcarus(folders[0]!, 'demo_soc');
  expect(said).toContain('not tested: reset values of timer0.s_apb MTIME_LO, MTIME_HI: hardware');
});
