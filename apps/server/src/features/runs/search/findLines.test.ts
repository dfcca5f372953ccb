import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { inWorker } from '../../../inWorker/index.ts';
import { findLines } from './findLines.ts';
import type { LogQuery } from './findLines.ts';

const folder = mkdtempSync(join(tmpdir(), 'netloom-search-'));
const log = join(folder, 'log');
afterAll(() => rmSync(folder, { recursive: true }));

const MEGABYTE = 1_000_000;
const TEXT = 'ERROR: añb';

/** Lines of all sorts over more than two pieces of 4 MiB, one of them of 10 MB with two matches. */
function writeLog(): Buffer {
  const plain = Array.from({ length: 90_000 }, (_, index) =>
    index % 9_973 === 0
      ? `[${index}] Error: Añb at ${index}\r`
      : `[${index}] uart0: sent byte ${index % 256}`,
  );
  const endless = `${'x'.repeat(4 * MEGABYTE)}${TEXT}${'y'.repeat(6 * MEGABYTE)}error: añb`;
  const invalid = Buffer.from([0x0a, 0xff, 0xfe, 0x0a]);
  const parts = [plain.slice(0, 45_000), [endless], plain.slice(45_000), [`last ${TEXT}`]];
  const bytes = Buffer.concat([invalid, Buffer.from(parts.flat().join('\n'))]);
  writeFileSync(log, bytes);
  return bytes;
}
const bytes = writeLog();

/** What GNU grep says: byte offsets of the lines, or with `-o` of the matches. */
function grep(...options: string[]): number[] {
  const output = execFileSync('grep', ['-a', '-b', ...options, log], {
    encoding: 'latin1',
    env: { ...process.env, LC_ALL: 'C' },
    maxBuffer: 2 ** 28,
  });
  return output
    .trimEnd()
    .split('\n')
    .map((line) => parseInt(line));
}

const query: LogQuery = {
  log,
  text: TEXT,
  matchCase: false,
  regularExpression: false,
  offset: 0,
  direction: 'next',
  limit: 1000,
};
const find = (change: Partial<LogQuery>) => findLines({ ...query, ...change });
const offsetsOf = (change: Partial<LogQuery>) => find(change).lines.map(({ offset }) => offset);

/** Goes from match to match, as a reader does. */
function walk(change: Partial<LogQuery>): number[] {
  const matches: number[] = [];
  let offset = change.direction === 'previous' ? bytes.length : 0;
  for (;;) {
    const [line] = find({ ...change, offset, limit: 1 }).lines;
    if (line === undefined) return matches;
    matches.push(line.match);
    offset = change.direction === 'previous' ? line.match : line.match + 1;
  }
}

describe('search in a log', () => {
  it('finds the lines that grep finds', () => {
    // In the C locale grep knows no capital Ñ either.
    const lines = grep('-i', '-F', '-e', TEXT);
    expect(lines).toHaveLength(12);
    expect(offsetsOf({})).toEqual(lines);
    expect(offsetsOf({ matchCase: true })).toEqual(grep('-F', '-e', TEXT));
    expect(offsetsOf({ text: '[4500', limit: 50 })).toEqual(grep('-F', '-e', '[4500').slice(0, 50));
    expect(find({ text: 'nowhere' })).toEqual({ lines: [], nextOffset: null });
  });

  it('goes over every match in both directions, in a line of 10 MB too', () => {
    const matches = grep('-o', '-i', '-F', '-e', TEXT);
    expect(matches).toHaveLength(13);
    expect(walk({})).toEqual(matches);
    expect(walk({ direction: 'previous' })).toEqual(matches.toReversed());
  });

  it('matches regular expressions line by line', () => {
    const text = '^\\[(\\d)[0-9]*\\] uart0.* 7$';
    const lines = grep('-P', '-e', text);
    expect(offsetsOf({ text, regularExpression: true })).toEqual(lines.slice(0, 1000));
    const back = find({ text, regularExpression: true, direction: 'previous', offset: bytes.length });
    expect(back.lines.map(({ offset }) => offset)).toEqual(lines.toReversed().slice(0, 1000));
    expect(walk({ text: 'err[^ ]+ añ', regularExpression: true })).toEqual(
      grep('-o', '-i', '-P', '-e', 'err[^ ]+ a\\xc3\\xb1'),
    );
    expect(offsetsOf({ text: 'añb at 9973$', regularExpression: true })).toHaveLength(1);
  });

  it('ends an expression that would never end by itself', async () => {
    const endless = join(folder, 'endless');
    writeFileSync(endless, `${'a'.repeat(60)}!`);
    const data = { ...query, log: endless, text: '(a+)+$', regularExpression: true };
    const program = new URL('./search.worker.ts', import.meta.url);
    const search = inWorker({ program, data, field: 'text', task: 'search-log', seconds: 1 });
    await expect(search).rejects.toThrow('longer than 1 seconds; use a simpler expression');
  });

  it('goes on where a page ends', () => {
    const first = find({ limit: 5 });
    const rest = find({ offset: first.nextOffset! });
    expect([...first.lines, ...rest.lines]).toEqual(find({}).lines);
    expect(rest.nextOffset).toBeNull();
    expect(first.lines.every(({ text }) => text.length <= 1000 && !text.includes('\n'))).toBe(true);
    expect(first.lines[0]?.text).toBe('[0] Error: Añb at 0');
  });
});
