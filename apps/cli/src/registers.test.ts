import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { netloomIn } from '../test/netloomIn.ts';

const plic = join(import.meta.dirname, '../../../ip/plic/plic.regs.json');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-regs-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const netloom = (...args: string[]) => netloomIn(folder, ['regs', ...args]);

describe('netloom regs check', () => {
  it('counts what a description without fault holds', async () => {
    // 31 priorities, one word of pending, one of enables, threshold and claim.
    expect(await netloom('check', plic)).toMatchObject({
      code: 0,
      output: 'plic: 35 registers in 2097160 bytes\n',
    });
  });

  it('tries other parameters, and names the limit that they break', async () => {
    expect(await netloom('check', plic, '--define', 'SOURCES=64')).toMatchObject({
      code: 0,
      output: expect.stringContaining('plic: 72 registers'),
    });
    expect(await netloom('check', plic, '--define', 'SOURCES=2000')).toMatchObject({
      code: 1,
      output: expect.stringContaining('SOURCES: 2000; the most is 1023'),
    });
  });

  it('names the line of a syntax error', async () => {
    await writeFile(join(folder, 'broken.regs.json'), '{\n  "netloom": "registers",\n  "version": }');
    const { code, output } = await netloom('check', 'broken.regs.json');
    expect(code).toBe(1);
    expect(output).toMatch(/^broken\.regs\.json:3:14: error: .* \[DOC-JSON\]/);
  });
});

describe('netloom regs convert', () => {
  it('to a format of others and back gives the same description', async () => {
    expect(await netloom('convert', plic, '--to', 'systemrdl', '--output', 'there')).toMatchObject({
      code: 0,
    });
    expect(await netloom('convert', 'there/plic.rdl', '--to', 'json,csv', '--output', 'back')).toMatchObject({
      code: 0,
    });
    expect(await netloom('check', 'back/plic.regs.json')).toMatchObject({
      output: 'plic: 35 registers in 2097160 bytes\n',
    });
    expect(await readFile(join(folder, 'back/plic.csv'), 'utf8')).toContain('THRESHOLD');
  });

  it('says which formats there are', async () => {
    expect(await netloom('convert', plic, '--to', 'word', '--output', 'x')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/"word" is none of json, .*svd/),
    });
    await writeFile(join(folder, 'a.doc'), '');
    expect(await netloom('check', 'a.doc')).toMatchObject({
      code: 1,
      errors: expect.stringMatching(/a\.doc is none of the formats: .*--from/),
    });
  });

  it('without its options is wrong use', async () => {
    expect(await netloom('convert', plic, '--output', 'x')).toMatchObject({ code: 2 });
    expect(await netloom('generate', plic)).toMatchObject({ code: 2 });
    expect(await netloom('draw', plic)).toMatchObject({ code: 2, errors: expect.stringContaining('draw') });
  });
});

it('netloom regs generate writes the chosen views', async () => {
  const { code, output } = await netloom('generate', plic, '--to', 'rtl,c', '--output', 'views');
  expect(code).toBe(0);
  expect(output.trim().split('\n').sort()).toEqual(['views/nl_plic_regs.sv', 'views/plic_regs.h']);
  expect(await readFile(join(folder, 'views/plic_regs.h'), 'utf8')).toContain('PLIC_TARGET_CLAIM');
});

describe('included files', () => {
  it('are found in folders below, beside the file that includes them, and in include folders', async () => {
    await mkdir(join(folder, 'top/parts/deep'), { recursive: true });
    await mkdir(join(folder, 'common'));
    await writeFile(
      join(folder, 'top/main.rdl'),
      '`include "parts/a.rdl"\n`include "../common/c.rdl"\naddrmap m { a_t a; b_t b; c_t c; };',
    );
    await writeFile(join(folder, 'top/parts/a.rdl'), '`include "deep/b.inc"\nreg a_t { field {} f; };');
    await writeFile(join(folder, 'top/parts/deep/b.inc'), 'reg b_t { field {} f; };');
    await writeFile(join(folder, 'common/c.rdl'), 'reg c_t { field {} f; };');
    expect(await netloom('check', 'top/main.rdl')).toMatchObject({
      code: 0,
      output: 'm: 3 registers in 12 bytes\n',
    });
  });
});
