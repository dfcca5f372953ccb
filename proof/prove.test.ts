import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prove } from './index.ts';
import type { Proof } from './index.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-ledger-'));
  vi.stubEnv('NETLOOM_PROOFS', join(folder, 'ledger'));
  vi.stubEnv('NETLOOM_PROOF_TALLY', join(folder, 'tally'));
  vi.stubEnv('NETLOOM_DEEP', '');
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
});

/** Answers with a number that no other run of it answers with. */
const draw = {
  files: { a: 'text' },
  steps: [['sh', '-c', 'cat a; od -An -N8 -tx8 /dev/urandom | tee drawn']],
};
const drawn = async (proof: Proof) => (await prove(proof)).steps[0]!.stdout;
const tally = async () => (await readFile(join(folder, 'tally'), 'utf8')).split('\n').slice(0, -1);

test('the same files and steps are run once', async () => {
  expect(await drawn(draw)).toBe(await drawn(draw));
  expect(await tally()).toEqual(['now', 'before']);
});

test.each([
  ['file', { ...draw, files: { a: 'texts' } }],
  ['path', { files: { a: 'text', b: '' }, steps: draw.steps }],
  ['step', { ...draw, steps: [...draw.steps, ['true']] }],
  ['file that is looked at', { ...draw, leaves: ['drawn'] }],
])('another %s is proved anew', async (_what, other) => {
  expect(await drawn(other)).not.toBe(await drawn(draw));
});

test('a tool that was replaced proves anew', async () => {
  const tool = join(folder, 'tool');
  vi.stubEnv('PATH', `${folder}:${process.env['PATH']}`);
  const proof = { files: {}, steps: [['tool']] };
  await writeFile(tool, '#!/bin/sh\necho one\n', { mode: 0o755 });
  expect(await drawn(proof)).toBe('one\n');
  await writeFile(tool, '#!/bin/sh\necho other\n');
  expect(await drawn(proof)).toBe('other\n');
});

test('the deep suite recalls nothing', async () => {
  const first = await drawn(draw);
  vi.stubEnv('NETLOOM_DEEP', '1');
  expect(await drawn(draw)).not.toBe(first);
});

test('an entry that is damaged is proved anew', async () => {
  const first = await drawn(draw);
  const [entry = ''] = (await readdir(join(folder, 'ledger'), { recursive: true })).filter((name) =>
    name.includes('/'),
  );
  await writeFile(join(folder, 'ledger', entry), 'half');
  expect(await drawn(draw)).not.toBe(first);
});

test('what the steps leave is read, from a folder that holds the named files alone', async () => {
  const proof = {
    files: { 'in/a': '1' },
    steps: [['sh', '-c', 'ls in > list; ls -a']],
    leaves: ['list', 'none'],
  };
  for (let time = 0; time < 2; time++) {
    const { files, steps } = await prove(proof);
    expect(files).toEqual({ list: 'a\n' });
    expect(steps[0]!.stdout).toBe('.\n..\nin\nlist\n');
  }
});

test('a step that fails throws with its words, each time', async () => {
  const proof = { files: {}, steps: [['sh', '-c', 'echo no such luck >&2; exit 3'], ['true']] };
  for (let time = 0; time < 2; time++)
    await expect(prove(proof)).rejects.toThrow(/ended with 3\nno such luck/);
  const { steps } = await prove({ ...proof, mayFail: true });
  expect(steps).toEqual([{ code: 3, stdout: '', stderr: 'no such luck\n' }]);
});

test.each<Proof>([
  { files: { '../a': '' }, steps: [] },
  { files: {}, steps: [['cat', '/etc/hostname']] },
  { files: {}, steps: [['cat', 'a/../../b']] },
  { files: {}, steps: [], leaves: ['/etc/hostname'] },
])('what leads out of the folder is refused: %o', async (proof) => {
  await expect(prove(proof)).rejects.toThrow('leads out of it');
});

test('a step knows nothing of the caller', async () => {
  vi.stubEnv('SECRET', 'value');
  expect(await drawn({ files: {}, steps: [['env']] })).not.toContain('SECRET');
});
