import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import {
  fileWriteFile,
  generationCanvas,
  getAllSocCanvas,
  runLog,
  selectCanvasBySocCanvasId,
  showRun,
  startRun,
} from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { programOf } from '../../programs/programOf.mjs';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { standsStill } from '../harness/still.ts';

const DEPT = 1;
const SOC = 'demo/processor.soc.json';
const PROGRAM = 'demo/sw/checksum';
const CORE = 'demo/cores/nl_micro';
const SLOW = { timeout: 300_000 };

/** What is summed: the words of a generator of numbers, as the program makes them. */
function data(): Buffer {
  const bytes = Buffer.alloc(256);
  let x = 1;
  for (let at = 0; at < 64; at++) {
    x = (Math.imul(x, 1664525) + 1013904223) >>> 0;
    bytes.writeUInt32LE(x, 4 * at);
  }
  return bytes;
}

const around = (include: string, kernels: string, calls: string) => `#include <stdint.h>
#include "csr.h"
#include "stdio.h"
${include}
#define BYTES 256
static uint32_t words[BYTES / 4];
${kernels}
int main(void)
{
  uint32_t x = 1;
  for (int at = 0; at < BYTES / 4; at++)
    words[at] = x = x * 1664525u + 1013904223u;
${calls}  return 0;
}
`;

const kernel = (name: string, round: string) => `
static uint32_t __attribute__((noinline)) ${name}(void)
{
  const uint8_t *bytes = (const uint8_t *)words;
  uint32_t crc = ~0u;
  for (int at = 0; at < BYTES; at++) {
    crc ^= bytes[at];
${round}
  }
  return ~crc;
}
`;

const BITS = `    for (int bit = 0; bit < 8; bit++)
      crc = (crc >> 1) ^ (crc & 1 ? 0xedb88320u : 0);`;

const measured = (name: string) => `  uint32_t ${name}_begin = (uint32_t)csr_cycles();
  uint32_t ${name}_crc = ${name}();
  uint32_t ${name}_end = (uint32_t)csr_cycles();
  printf("${name}: %08x in %u cycles\\n", (unsigned)${name}_crc, (unsigned)(${name}_end - ${name}_begin));
`;

let server: RunningServer;
let client: Client;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  client = new Client(server);
  await client.signIn();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-custom-instruction');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const dialog = () => page.getByRole('dialog').last();
const button = (name: string) => page.getByRole('button', { name, exact: true });
const write = (filePath: string, content: string) =>
  client.call<typeof fileWriteFile>(fileWriteFile, { body: { deptId: DEPT, filePath, content } });

/** The dialog of what was written is read and closed. */
async function written(): Promise<void> {
  await dialog()
    .getByText(/files? written/)
    .waitFor({ timeout: 60_000 });
  await dialog().getByRole('button', { name: 'Close' }).last().click();
  await dialog().waitFor({ state: 'hidden' });
}

/** The SoC as its documents say now, and what it prints when it boots the program. */
async function booted(): Promise<Map<string, { crc: string; cycles: number }>> {
  const rows = await client.call<typeof getAllSocCanvas>(getAllSocCanvas, { params: { x: DEPT } });
  const { socCanvasId, socName } = rows.find((row) => row.path === SOC)!;
  const { toVerilogJson } = await client.call<typeof selectCanvasBySocCanvasId>(selectCanvasBySocCanvasId, {
    params: { id: socCanvasId },
  });
  const made = await client.call<typeof generationCanvas>(generationCanvas, {
    body: { toVerilogJson, socCanvasId, socName },
  });
  expect(made.written).toBe(true);
  const { runId } = await client.call<typeof startRun>(startRun, {
    body: { kind: 'boot', deptId: DEPT, path: SOC, firmware: PROGRAM },
  });
  const query = { runId };
  const ended = () => client.call<typeof showRun>(showRun, { query });
  await expect.poll(async () => (await ended()).state, { timeout: 300_000 }).toBe('finished');
  expect((await ended()).verdict).toBe('passed');
  await page.goto(`${server.address}/charts/simulation?run=${runId}`);
  await page.locator('.nl-terminal .xterm-rows').getByText('cycles').first().waitFor();
  const log = (await client.call<typeof runLog>(runLog, { query })).text.replaceAll('\r', '');
  const lines = [...log.matchAll(/^(\w+): ([0-9a-f]{8}) in (\d+) cycles$/gm)];
  return new Map(lines.map(([, name, crc, cycles]) => [name!, { crc: crc!, cycles: Number(cycles) }]));
}

describe('from a slow checksum to an instruction on the booting SoC', () => {
  const expected = crc32(data()).toString(16).padStart(8, '0');
  let slow: number;

  it('boots the SoC with the slow program, which prints its cycles', async () => {
    await write(`${PROGRAM}/main.c`, around('', kernel('checksum', BITS), measured('checksum')));
    await signIn(page, server, '/core/menu2?view=toolchain');
    const { crc, cycles } = (await booted()).get('checksum')!;
    expect(crc).toBe(expected);
    slow = cycles;
    await picture(page, 'instruction-slow');
  });

  it('profiles it, and is proposed the loop over the bits', async () => {
    await page.goto(`${server.address}/core/menu2?view=toolchain`);
    await page.locator('#chain-program').click();
    await page.getByTitle(PROGRAM, { exact: true }).click();
    await button('Build and count').click();
    await page.getByText('built and counted').waitFor(SLOW);
    await page.getByRole('tab', { name: /Proposed instructions/ }).click();
    await page.getByRole('region', { name: 'checksum.loop1' }).waitFor();
    await standsStill(page);
    await picture(page, 'instruction-proposed');
  });

  it('makes the definition by one press', async () => {
    await page
      .getByRole('region', { name: 'checksum.loop1' })
      .getByRole('button', { name: 'Make definition' })
      .click();
    await page.locator('[data-member=behaviour]').waitFor();
    await picture(page, 'instruction-defined');
    await page.keyboard.press('Control+s');
    await page.getByText('saved').first().waitFor();
    await button('Generate').click();
    await written();
  });

  it('rebuilds the core with it', async () => {
    await page.goto(`${server.address}/core/microarchitecture?core=nl_micro`);
    const field = page.locator('[data-option="/instructions"]');
    await field.waitFor();
    // The core came with the project: from here on the project knows what is generated, and what somebody edited.
    await button('Generate').click();
    await written();
    await field.getByRole('checkbox', { name: /checksum_op/ }).click();
    await button('Generate').click();
    await written();
    await picture(page, 'instruction-core');
  });

  it('holds it against the model in lockstep', async () => {
    const [options] = globSync(join(server.dataFolder, `projects/**/tree/${CORE}/nl_micro.core.json`));
    const args = ['core', 'lockstep', '--options', options!, '--programs', '3', '--simulator', 'verilator'];
    const said = execFileSync(process.execPath, [await programOf('netloom'), ...args], { encoding: 'utf8' });
    expect(said).toMatch(/instructions of 3 programs agree with the model/);
  });

  it('boots five times as fast', async () => {
    const both = kernel('checksum', '    crc = checksum_op0_checksum_loop1(crc);') + kernel('bitwise', BITS);
    const text = around('#include "checksum_op0_insn.h"\n', both, measured('bitwise') + measured('checksum'));
    await write(`${PROGRAM}/main.c`, text);
    const said = await booted();
    await picture(page, 'instruction-fast');
    const [bitwise, checksum] = [said.get('bitwise')!, said.get('checksum')!];
    expect([bitwise.crc, checksum.crc]).toEqual([expected, expected]);
    expect(slow / checksum.cycles).toBeGreaterThan(5);
    expect(bitwise.cycles / checksum.cycles).toBeGreaterThan(5);
  });
});

describe('the core with the instruction', () => {
  /** Left to run: the rest takes minutes of a processor. */
  const kept = ['custom', 'exceptions', 'random'];
  const suite = (id: string) => page.locator(`[data-suite="${id}"]`);

  it('is delivered with tests of it', async () => {
    await page.goto(`${server.address}/table/dynamic-table`);
    await suite('custom').waitFor();
    for (const row of await page.locator('[data-suite][data-missing="false"]').all()) {
      const id = (await row.getAttribute('data-suite'))!;
      if (!kept.includes(id)) await row.getByRole('checkbox').click();
    }
    await button('Make the package').click();
    await written();
    await button('Run').click();
    await page.getByText(/(\d+) of \1 tests passed/).waitFor(SLOW);
    await suite('custom').getByText('1 of 1 passed').waitFor();
    await expect.poll(() => button('Run').isEnabled()).toBe(true);
    await picture(page, 'instruction-delivered');
  });

  it('says nothing in the console', () => {
    expect(errors).toEqual([]);
  });
});
