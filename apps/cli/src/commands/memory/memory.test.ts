import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer } from '../../answer.ts';

let folder: string;
let file: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-cli-memory-'));
  file = join(folder, 'ram.memory.json');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const netloom = (verb: string, ...options: string[]) => answer(['memory', verb, file, ...options]);

function store(members: object): Promise<void> {
  const text = { netloom: 'memory', version: 1, name: 'ram', depth: 1024, width: 16, ...members };
  return writeFile(file, JSON.stringify(text));
}

it('checks, plans and generates', async () => {
  await store({ target: 'ice40', maskBits: 8 });
  expect(await netloom('check')).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('1024 words of 16 bits, 1rw'),
  });
  // 16 Kbit in blocks of 4 Kbit (Lattice iCE40 family data sheet): four of them.
  const { output } = await netloom('plan');
  expect(output).toMatch(/^best: 4 × SB_RAM40_4K_\w+; .*cost 4/m);
  const { tilings, refused } = JSON.parse((await netloom('plan', '--json')).output) as {
    tilings: { count: number }[];
    refused: unknown[];
  };
  expect([tilings[0]!.count, refused]).toEqual([4, []]);

  expect(await netloom('generate')).toMatchObject({ exitCode: 0 });
  const rtl = join(folder, 'rtl/ram.sv');
  const made = await readFile(rtl, 'utf8');
  expect(made).toContain('module ram');
  await writeFile(rtl, '// mine\n');
  expect(await netloom('generate')).toMatchObject({
    exitCode: 1,
    errors: expect.stringContaining('ram.sv'),
  });
  expect(await netloom('generate', '--overwrite')).toMatchObject({ exitCode: 0 });
  expect(await readFile(rtl, 'utf8')).toBe(made);
});

it('takes contents out of a file, and generates what starts with them', async () => {
  await store({ target: 'ice40', width: 32 });
  const boot = join(folder, 'boot.bin');
  await writeFile(boot, Buffer.from('0df0feca78563412', 'hex'));
  expect(await netloom('contents', boot)).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('2 words of'),
  });
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
    contents: { source: 'boot.bin', lines: ['cafef00d 12345678'] },
  });
  expect(await netloom('generate', '--overwrite')).toMatchObject({ exitCode: 0 });
  expect(await readFile(join(folder, 'rtl/ram_array.sv'), 'utf8')).toContain('INIT');
  await writeFile(boot, Buffer.alloc(4097));
  expect(await netloom('contents', boot)).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/0x1000 of the file lie outside the memory.*MEM-CONTENTS/),
  });
  expect(await netloom('contents', boot, '--base', 'low')).toMatchObject({ exitCode: 2 });
});

it('says why each macro is refused where none fits', async () => {
  await store({ target: 'ice40', ports: '2rw' });
  expect(await netloom('plan')).toMatchObject({
    exitCode: 1,
    output: expect.stringMatching(/MEM-NONE(.|\n)*refused: SB_RAM40_4K_\w+: ports/),
  });
});

it('generates nothing of what has errors, and plans nothing', async () => {
  await store({ target: 'ice40', maskBits: 5 });
  for (const verb of ['check', 'plan', 'generate'])
    expect(await netloom(verb)).toMatchObject({
      exitCode: 1,
      output: expect.stringMatching(/does not divide a word of 16.*\/maskBits/),
    });
  await store({ depth: 1e9 });
  expect(await netloom('check')).toMatchObject({ exitCode: 1, output: expect.stringContaining('depth') });
});
