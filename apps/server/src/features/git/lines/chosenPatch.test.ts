import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sample } from '../../../../../../proof/index.ts';
import { EndlessLine, chosenPatch } from './chosenPatch.ts';
import { parseHunks } from './parseHunks.ts';
import type { FilePatch } from './parseHunks.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lines-'));
  git(['init', '--quiet']);
  git(['config', 'user.name', 'Ann']);
  git(['config', 'user.email', 'ann@example.org']);
});
afterAll(() => rmSync(folder, { recursive: true }));

function git(args: string[], input?: string): string {
  const options = {
    cwd: folder,
    stdio: 'pipe',
    ...(input !== undefined && { input: latin1(input) }),
  } as const;
  return execFileSync('git', args, options).toString('latin1');
}
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const write = (text: string, name = 'f') => writeFileSync(join(folder, name), latin1(text));
const difference = (...sides: string[]) => parseHunks(git(['diff', '--full-index', ...sides, '--', 'f']));
const index = () => git(['show', ':f']);

/** A small generator of numbers, so that a failure can be repeated (xorshift, Marsaglia 2003). */
function numbers(seed: number): (below: number) => number {
  let state = seed * 2654435761 + 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

type Random = ReturnType<typeof numbers>;

/** At most four different lines, so that a hunk would fit at many places. */
const someLines = (random: Random, count: number, different = 1 + random(4)) =>
  Array.from({ length: count }, () => ['', 'end', '  x <= 1;', 'gr\u00fcn\r'][random(different)]!);

function edited(lines: readonly string[], random: Random): string[] {
  const changed = lines.flatMap((line) => {
    const what = random(12);
    if (what === 0) return [];
    if (what === 1) return someLines(random, 2);
    return what === 2 ? [line, 'new'] : [line];
  });
  return changed.length > 0 ? changed : ['left'];
}

const changesOf = ({ lines }: FilePatch['hunks'][number]) =>
  lines.flatMap(({ kind }, at) => (kind === 'same' ? [] : [at]));

function someOf(patch: FilePatch, random: Random) {
  const chosen = patch.hunks.flatMap((hunk, at) => {
    const lines = changesOf(hunk).filter(() => random(2) === 0);
    return lines.length > 0 && random(3) > 0 ? [{ hunk: at, lines }] : [];
  });
  return chosen.length > 0 ? chosen : [{ hunk: 0 }];
}

/** What the text becomes, worked out on its lines without a patch. */
function expected(
  text: string[],
  patch: FilePatch,
  chosen: { hunk: number; lines?: number[] }[],
  reversed: boolean,
) {
  const [leaves, comes] = reversed ? ['added', 'removed'] : ['removed', 'added'];
  const result: string[] = [];
  let at = 0;
  patch.hunks.forEach((hunk, number) => {
    const start = reversed ? hunk.after : hunk.before;
    result.push(...text.slice(at, start));
    at = start;
    const choice = chosen.find((each) => each.hunk === number);
    const wanted = new Set(choice === undefined ? [] : (choice.lines ?? changesOf(hunk)));
    hunk.lines.forEach(({ kind, bytes }, line) => {
      if (kind === comes) {
        if (wanted.has(line)) result.push(bytes);
        return;
      }
      if (kind !== leaves || !wanted.has(line)) result.push(text[at]!);
      at += 1;
    });
  });
  return [...result, ...text.slice(at)];
}

const textOf = (lines: readonly string[]) => lines.map((line) => `${line}\n`).join('');

describe('chosen lines', () => {
  it.each(
    sample(
      Array.from({ length: 30 }, (_none, seed) => seed),
      12,
    ),
  )('go into the index and out of it as git takes them, among lines that repeat (%i)', (seed) => {
    const random = numbers(seed + 1);
    const before = someLines(random, 5 + random(60));
    write(textOf(before));
    git(['add', 'f']);
    const after = edited(before, random);
    write(textOf(after));
    const patch = difference();
    if (patch.hunks.length === 0) return;
    const chosen = someOf(patch, random);
    git(['apply', '--cached', '-'], chosenPatch(patch, chosen, false));
    expect(index()).toBe(textOf(expected(before, patch, chosen, false)));

    write(textOf(before), 'f');
    git(['add', 'f']);
    git(['commit', '--quiet', '--allow-empty', '--message=x']);
    write(textOf(after), 'f');
    git(['add', 'f']);
    const staged = difference('--cached');
    const back = someOf(staged, random);
    git(['apply', '--cached', '--reverse', '-'], chosenPatch(staged, back, true));
    expect(index()).toBe(textOf(expected(after, staged, back, true)));
  });

  it('of all hunks, one after the other, make the whole', () => {
    const random = numbers(77);
    const before = someLines(random, 200);
    write(textOf(before));
    git(['add', 'f']);
    const after = edited(before, random);
    write(textOf(after));
    for (let patch = difference(); patch.hunks.length > 0; patch = difference())
      git(['apply', '--cached', '-'], chosenPatch(patch, [{ hunk: random(patch.hunks.length) }], false));
    expect(index()).toBe(textOf(after));
  });

  it('that come back among equal lines come back at their place', () => {
    const equal = Array.from({ length: 60 }, () => 'x');
    const before = equal.toSpliced(40, 0, 'b').toSpliced(3, 0, ...Array.from({ length: 9 }, () => 'a'));
    write(textOf(before));
    git(['add', 'f']);
    git(['commit', '--quiet', '--message=x']);
    write(textOf(equal));
    git(['add', 'f']);
    const both = [{ hunk: 0 }, { hunk: 1 }];
    git(['apply', '--cached', '--reverse', '-'], chosenPatch(difference('--cached'), both, true));
    expect(index()).toBe(textOf(before));
  });

  it('of a deleted file leave the rest; all of them delete it', () => {
    write('one\ntwo\n');
    git(['add', 'f']);
    rmSync(join(folder, 'f'));
    const patch = difference();
    git(['apply', '--cached', '-'], chosenPatch(patch, [{ hunk: 0, lines: [0] }], false));
    expect(index()).toBe('two\n');
    git(['apply', '--cached', '-'], chosenPatch(difference(), [{ hunk: 0 }], false));
    expect(git(['ls-files'])).toBe('');
  });

  it('beside a last line without an end are refused unless they make a text', () => {
    write('a');
    git(['add', 'f']);
    write('a\nb');
    const patch = difference();
    expect(patch.hunks[0]!.lines.map(({ bytes, endless }) => [bytes, endless])).toEqual([
      ['a', true],
      ['a', false],
      ['b', true],
    ]);
    expect(() => chosenPatch(patch, [{ hunk: 0, lines: [2] }], false)).toThrow(EndlessLine);
    git(['apply', '--cached', '-'], chosenPatch(patch, [{ hunk: 0 }], false));
    expect(index()).toBe('a\nb');
  });

  it('that there are not are refused', () => {
    write('a\n');
    git(['add', 'f']);
    write('b\n');
    const patch = difference();
    expect(() => chosenPatch(patch, [{ hunk: 1 }], false)).toThrow(RangeError);
    expect(() => chosenPatch(patch, [{ hunk: 0, lines: [2] }], false)).toThrow(RangeError);
  });
});
