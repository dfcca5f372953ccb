import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { waveVerb } from '../../../test/waveVerb.ts';
import { diffCommand } from './diff.ts';
import type { GetOptions } from './get.ts';

const program = fileURLToPath(new URL('../../../../../programs/netloom.mjs', import.meta.url));
const head = '$timescale 1 ns $end $var wire 1 ! a $end $var wire 4 " b $end $enddefinitions $end\n';
const good = `${head}#0 0! b1 "\n#5 1!\n#9 0! b11 "\n`;
/** An unreadable value, and one of a code that is not declared. */
const bad = good.replace('#5 1!', '#5 1! b1q " 1%');
const at = head.length;

let folder: string;
let paths: Record<'good' | 'bad', string>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-faults-'));
  paths = { good: join(folder, 'good.vcd'), bad: join(folder, 'bad.vcd') };
  await writeFile(paths.good, good);
  await writeFile(paths.bad, bad);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const usual = { map: [], ignore: [], 'ignore-case': false, 'dont-care': 'none', 'nine-states': false };

async function wave(words: string[], options: Partial<GetOptions> = {}) {
  let written = '';
  const write = (text: string) => void (written += text);
  const [verb, ...rest] = words;
  const outcome =
    verb === 'diff'
      ? await diffCommand(rest, usual)
      : await waveVerb(words, { format: 'text', json: false, ...options, write });
  return { ...outcome, text: written + outcome.text };
}

const exitCode = (...words: string[]) =>
  new Promise<{ code: number; stderr: string }>((resolve) => {
    execFile(process.execPath, [program, 'wave', ...words], (error, _, stderr) =>
      resolve({ code: Number(error?.code ?? 0), stderr }),
    );
  });

test('every verb tells the faults of a dump', async () => {
  const { bad: path, good: other } = paths;
  const place = at + '#0 0! b1 "\n#5 1! '.length;
  const told = [
    `${path}: unreadable values, unknown from there on (1)`,
    `${path}:   byte ${place}, time 5: "b1q" is no value change`,
    `${path}: values of undeclared identifier codes, not shown (1)`,
    `${path}:   byte ${place + 6}, time 5: undeclared identifier code "%"`,
  ];
  expect((await wave(['info', path])).faults).toEqual(told);
  expect((await wave(['tree', path])).faults).toEqual(told);
  expect(await wave(['get', path, 'b'], { at: '6' })).toMatchObject({ text: 'b = xxxx', faults: told });
  expect((await wave(['get', path, 'b'], { find: '== 3' })).faults).toEqual(told);
  expect(await wave(['get', path, 'b'], { find: '== 9' })).toMatchObject({ failed: true, faults: told });
  expect(await wave(['get', path], { json: true })).toMatchObject({
    faults: told,
    result: { faults: [{ kind: 'value', count: 1 }, { kind: 'code' }] },
  });
  expect((await wave(['get', path], { format: 'csv' })).text.split('\n').slice(0, 3)).toEqual([
    'time,a,b,faults',
    expect.stringMatching(/^0,0,0001,"byte \d+, time 5: ""b1q"" is no value change \(and 1 more fault\)"$/),
    '5,1,xxxx,',
  ]);
  // Equal as far as it was understood, which is not to be taken for equal.
  const same = await wave(['diff', path, path]);
  expect(same).toMatchObject({ failed: false, faults: [...told, ...told] });
  expect(same.text).toContain('not understood as a whole: the first and the second');
  expect((await wave(['diff', path, other])).faults).toEqual(told);
});

test('a whole dump has none; a signal that is not there: the faults are told, too', async () => {
  expect((await wave(['get', paths.good])).faults).toEqual([]);
  await expect(wave(['get', paths.bad, 'none'])).rejects.toThrow(
    /no signal is named none[^]*"b1q" is no value change/,
  );
});

test('they stand on standard error, and the exit code is 3', async () => {
  const { bad, good: whole } = paths;
  const answers = await Promise.all([
    exitCode('get', bad),
    exitCode('diff', bad, bad),
    exitCode('info', whole),
  ]);
  expect(answers.map(({ code }) => code)).toEqual([3, 3, 0]);
  expect(answers[0]!.stderr).toContain(`netloom: ${bad}:   byte `);
  expect(answers[2]!.stderr).toBe('');
});
