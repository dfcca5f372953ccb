import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../../answer.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-cli-pinmux-'));
  file = join(folder, 'pads.pinmux.json');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const netloom = (verb: string, ...options: string[]) => answer(['pinmux', verb, file, ...options]);

/** Two pads, and what the signals reach of them. */
function store(reach: readonly string[], needs: object = { 'uart0.rx': {}, 'uart0.tx': {} }): Promise<void> {
  const signal = (code: number, direction: string) => ({ code, direction, pads: reach });
  const text = JSON.stringify({
    ...{ netloom: 'pinmux', version: 1, name: 'pads', detectors: 0 },
    pads: { P0: { code: 0 }, P1: { code: 1 } },
    signals: { 'uart0.rx': signal(0, 'in'), 'uart0.tx': signal(1, 'out') },
    useCases: { console: { needs } },
  });
  return writeFile(file, text);
}

it('checks, solves and generates', async () => {
  await store(['P0', 'P1']);
  expect(await netloom('check')).toMatchObject({
    exitCode: 0,
    output: expect.stringMatching(/warning: .*PMX-OPEN(.|\n)*2 pads, 2 signals, 1 use cases/),
  });
  expect((await netloom('solve')).output).toContain('nothing is written without --write');
  expect(await readFile(file, 'utf8')).not.toContain('"pad"');
  expect(await netloom('solve', '--write')).toMatchObject({ exitCode: 0 });
  const { output } = await netloom('solve', '--json');
  expect(JSON.parse(output)).toMatchObject({ moves: [], written: false });

  expect(await netloom('generate')).toMatchObject({ exitCode: 0 });
  const rtl = join(folder, 'rtl/pads.sv');
  const made = await readFile(rtl, 'utf8');
  expect(made).toContain('module pads');
  await writeFile(rtl, '// mine\n');
  expect(await netloom('generate')).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('pads.sv'),
  });
  expect(await readFile(rtl, 'utf8')).toBe('// mine\n');
  expect(await netloom('generate', '--overwrite')).toMatchObject({ exitCode: 0 });
  expect(await readFile(rtl, 'utf8')).toBe(made);
});

it('says which signals cannot be together, and writes nothing', async () => {
  await store(['P1']);
  const before = await readFile(file, 'utf8');
  expect(await netloom('solve', '--write')).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/uart0\.rx, uart0\.tx compete for P1.*\/useCases\/console/),
  });
  expect(await readFile(file, 'utf8')).toBe(before);
  expect(await netloom('solve', '--case', 'night')).toMatchObject({
    exitCode: 2,
    errors: expect.stringContaining('"night" (there are: console)'),
  });
});

it('generates nothing of what has errors', async () => {
  await store(['P0', 'P1'], { 'uart0.rx': { pad: 'P9' } });
  expect(await netloom('generate')).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining('PMX-UNKNOWN-PAD'),
  });
});
