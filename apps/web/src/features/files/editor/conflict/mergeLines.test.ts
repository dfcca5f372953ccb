import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mergeLines, mergedLines } from './mergeLines.ts';
import type { TextVersions } from './mergeLines.ts';

const folder = mkdtempSync(join(tmpdir(), 'netloom-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));

const text = (...lines: string[]) => lines.map((line) => `${line}\n`).join('');
const BASE = text('module a;', '  wire x;', '  wire y;', '  wire z;', '  wire w;', 'endmodule');

/** What git makes of the same three texts, with one side for each conflict. */
function byGit({ base, mine, theirs }: TextVersions, side: '--ours' | '--theirs'): string {
  const paths = Object.entries({ mine, base, theirs }).map(([name, content]) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  });
  return execFileSync('git', ['merge-file', '-p', side, ...paths], { encoding: 'utf8' });
}

describe('two edits of a text', () => {
  it('are both kept where they are of different lines', () => {
    const mine = BASE.replace('wire x', 'wire mine');
    const theirs = BASE.replace('wire w', 'wire theirs');
    const merge = mergeLines({ base: BASE, mine, theirs })!;
    expect(merge.conflicts).toEqual([]);
    expect(mergedLines(merge, {})).toBe(byGit({ base: BASE, mine, theirs }, '--ours'));
    expect(merge.myChanges).toMatchObject([
      { kind: 'changed', name: '2', before: 'wire x;', after: 'wire mine;' },
    ]);
    expect(merge.theirChanges).toMatchObject([{ kind: 'changed', name: '5', after: 'wire theirs;' }]);
  });

  it('are shown both where they are of the same lines, and either can stay', () => {
    const mine = BASE.replace('wire y', 'wire mine');
    const theirs = BASE.replace('  wire y;\n', '').replace('module a;', 'module b;');
    const versions = { base: BASE, mine, theirs };
    const merge = mergeLines(versions)!;
    expect(merge.conflicts).toMatchObject([
      { subject: 'line', name: '3', base: '  wire y;', mine: '  wire mine;', theirs: undefined },
    ]);
    const { pointer } = merge.conflicts[0]!;
    expect(mergedLines(merge, {})).toBe(byGit(versions, '--ours'));
    expect(mergedLines(merge, { [pointer]: 'theirs' })).toBe(byGit(versions, '--theirs'));
  });

  it('are no conflict where both say the same, and a last line without an end is another', () => {
    const both = BASE.replace('wire y', 'wire both');
    expect(mergeLines({ base: BASE, mine: both, theirs: both })!.conflicts).toEqual([]);
    const cut = BASE.trimEnd();
    expect(mergedLines(mergeLines({ base: BASE, mine: cut, theirs: BASE })!, {})).toBe(cut);
  });

  it('give each side wholly where the other did nothing, whatever it wrote', () => {
    for (const side of ['', 'one', text('one'), `${BASE}${BASE}`, BASE.replaceAll('\n', '\r\n')]) {
      expect(mergedLines(mergeLines({ base: BASE, mine: side, theirs: BASE })!, {})).toBe(side);
      expect(mergedLines(mergeLines({ base: BASE, mine: BASE, theirs: side })!, {})).toBe(side);
    }
  });

  it('are not compared line by line where that would take too long, but are where little differs', () => {
    const long = (word: string) => text(...Array.from({ length: 10_000 }, (_, at) => `${word} ${at}`));
    const base = long('a');
    expect(mergeLines({ base, mine: long('b'), theirs: long('c') })).toBeUndefined();
    const mine = base.replace('a 5000\n', 'mine\n');
    expect(mergedLines(mergeLines({ base, mine, theirs: base })!, {})).toBe(mine);
  });
});
