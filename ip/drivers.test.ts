import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PRESETS, gccTarget, pieceFiles } from '@netloom/core';
import { elaborate, readRegisterMap } from '@netloom/registers';
import { REGISTER_OUTPUTS } from '@netloom/registers/outputs';
import { run } from './test/run.ts';

const DRIVERS = [
  'uart',
  'gpio',
  'spi',
  'qspi',
  'timer',
  'watchdog',
  'pwm',
  'i2c',
  'i2c_target',
  'rtc',
  'crc',
  'sha256',
  'dma',
  'mailbox',
  'axis_port',
  'axis_ring',
  'axi4_monitor',
] as const;
const { march, mabi } = gccTarget(PRESETS.micro);
const GCC = [
  ...[`-march=${march}`, `-mabi=${mabi}`, '-std=c11', '-ffreestanding', '-O2'],
  ...['-Wall', '-Wextra', '-Werror', '-c'],
];

/** The C header of a block's registers, as a SoC's generation writes it. */
async function header(name: string) {
  const path = join(import.meta.dirname, name, `${name}.regs.json`);
  const { map } = elaborate(readRegisterMap(await readFile(path, 'utf8'), path).document!);
  const { files } = REGISTER_OUTPUTS.find(({ id }) => id === 'c')!.write(map);
  return files.map(({ path: file, content }) => ({ path: file, text: String(content) }));
}

let scratch = '';
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'netloom-drivers-'));
  for (const { path, text } of pieceFiles('csr', PRESETS.micro)) await writeFile(join(scratch, path), text);
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('a driver compiles without a warning on the header of its registers', () => {
  it.each(DRIVERS)('%s', async (name) => {
    const soc = {
      ...{ name: 'soc', memories: [] },
      devices: [{ name: `${name}0`, ip: `netloom:ip:${name}` }],
    };
    const files = [...(await header(name)), ...pieceFiles(name, PRESETS.micro, soc)];
    expect(files).toHaveLength(3);
    for (const { path, text } of files) await writeFile(join(scratch, path), text);
    expect(await run(scratch, 'riscv64-unknown-elf-gcc', ...GCC, `${name}.c`)).toBe('');
  });
});
