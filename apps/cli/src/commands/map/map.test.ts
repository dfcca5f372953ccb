import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { netloomIn } from '../../../test/netloomIn.ts';

const demo = join(import.meta.dirname, '../../../../../demo/demo.soc.json');
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'netloom-cli-map-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const netloom = (...args: string[]) => netloomIn(folder, ['map', ...args]);

it('checks a map and shows what the manager sees', async () => {
  const { code, output } = await netloom('check', demo);
  expect(code).toBe(0);
  expect(output).toMatch(/^exerciser0\.m_axil: \d+ regions$/m);
  expect(output).toMatch(/0x80009000 to 0x80009FFF {2}uart0\.s_apb/);
});

it('fails on an overlap and names both sides with their addresses', async () => {
  const text = (await readFile(demo, 'utf8')).replace('0x80006000', '0x80005000');
  await writeFile(join(folder, 'overlap.soc.json'), text);
  const { code, output } = await netloom('check', 'overlap.soc.json');
  expect(code).toBe(1);
  expect(output).toMatch(
    /gpio1\.s_apb \(0x80005000 to 0x80005FFF\) overlaps gpio0\.s_apb \(0x80005000 to 0x80005FFF\)/,
  );
});

it('writes the chosen views, with the headers that soc.h includes', async () => {
  const { code } = await netloom('generate', demo, '--output', 'out', '--to', 'h,ld');
  expect(code).toBe(0);
  const files = await readdir(join(folder, 'out'));
  expect(files).toEqual(expect.arrayContaining(['memory.ld', 'soc.h', 'uart_regs.h']));
  expect(files).not.toContain('soc.svd');
  const included = [...(await readFile(join(folder, 'out/soc.h'), 'utf8')).matchAll(/#include "(.*)"/g)];
  expect(files).toEqual(expect.arrayContaining(included.map(([, name]) => name)));
});

it('says who is at an address', async () => {
  expect(await netloom('who', demo, '0x8000_9009')).toMatchObject({
    code: 0,
    output: expect.stringMatching(/uart0\.CONTROL, byte 1: TX_CLEAR, RX_CLEAR \(uart0\.s_apb/),
  });
  expect(await netloom('who', demo, '0x70000000')).toMatchObject({
    code: 1,
    output: expect.stringContaining('nothing is mapped here'),
  });
});

it.each([
  [['who', demo, 'here'], 2, '"here" is no address'],
  [['generate', demo, '--output', 'x', '--to', 'pdf'], 1, '"pdf" is none of h, ld'],
  [['who', demo, '0x0', '--manager', 'cpu9.m'], 1, '"cpu9.m" is none of exerciser0.m_axil'],
])('refuses %j', async (args, code, message) => {
  expect(await netloom(...args)).toMatchObject({ code, errors: expect.stringContaining(message) });
});
