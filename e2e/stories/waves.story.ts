import { getVerilogInfoByPath, listRuns, runTargets, startRun, writeFileByPath } from '@netloom/contract';
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from '../harness/access.ts';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';

let server: RunningServer;
let page: Page;
let errors: string[];

beforeAll(async () => {
  server = await startServer();
  const context = await newContext({ locale: 'en', acceptDownloads: true });
  page = await context.newPage();
  errors = watchErrors(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed-waves');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const row = (name: string | RegExp) => page.getByRole('treeitem', { name }).filter({ visible: true }).first();
const panel = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true });
const viewer = () => page.getByRole('application', { name: 'Waveform viewer' }).filter({ visible: true });

/** The text of a file that a click saves. */
async function saved(click: () => Promise<void>): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), click()]);
  return readFile(await download.path(), 'utf8');
}

describe('a dump under the magnifying glass', () => {
  it('comes of a run of the demo', async () => {
    const client = new Client(server);
    await client.signIn();
    const targets = await client.call(runTargets, { query: { deptId: '1' } });
    const { top, testbench, fileList } = targets.find(({ title }) => title === 'demo_tb')!;
    await client.call(startRun, { body: { kind: 'simulate', deptId: 1, top, testbench, fileList } });
    const finished = async () => (await client.call(listRuns, { query: { deptId: '1' } })).rows[0]?.verdict;
    await expect.poll(finished, { timeout: 240_000, interval: 1000 }).toBe('passed');
  });

  it('opens the dump of the demo’s run', async () => {
    await signIn(page, server, '/example/edit');
    await page.getByRole('button', { name: /demo_tb/ }).waitFor({ timeout: 60_000 });
    await picture(page, '80-waves-open', 'waves-open');
    await page.getByRole('button', { name: /demo_tb/ }).click();
    await row(/uart_tx/).waitFor({ timeout: 60_000 });
    await page.waitForURL(/run=.*file=/);
  });

  it('sets markers and says how far apart they are', async () => {
    await row(/uart_tx/).click();
    await panel('Markers and bookmarks').click();
    const goTo = page.getByRole('searchbox', { name: 'Go to' }).filter({ visible: true });
    for (const time of ['10us', '+2.5us']) {
      await goTo.fill(time);
      await goTo.press('Enter');
      await panel('Marker at the cursor (M)').click();
    }
    const marker = page.getByRole('row', { name: /12\.5 µs/ });
    // 2.5 µs are a period of 400 kHz.
    await marker.getByText('400 kHz').waitFor();
    await page.getByRole('button', { name: 'Bookmark the visible span' }).click();
    await picture(page, '81-waves-markers', 'waves-markers');
  });

  it('finds a value on one signal and on all', async () => {
    await viewer().focus();
    await page.keyboard.press('v');
    const condition = page.getByRole('combobox', { name: 'Condition' }).filter({ visible: true });
    await condition.fill('falls');
    await page.keyboard.press('Enter');
    await page.getByText(/Begins to hold at/).waitFor();
    await condition.fill('== 3x');
    await page.keyboard.press('Enter');
    await page.locator('[role=alert]').filter({ visible: true }).first().waitFor();
    await condition.fill('rises');
    await page.getByRole('button', { name: 'Search', exact: true }).filter({ visible: true }).last().click();
    await page.getByText(/signals, each with its first time/).waitFor({ timeout: 60_000 });
    await picture(page, '82-waves-find');
  });

  it('counts what a clock does between the markers', async () => {
    await row(/^clk/).click();
    await panel('Statistics').click();
    await page.getByRole('combobox', { name: 'Stretch of time' }).filter({ visible: true }).click();
    await page.getByTitle('A to B').click();
    // 2.5 µs of a clock of 10 ns: 250 of each edge.
    await expect
      .poll(() => page.locator('dl').filter({ visible: true }).first().innerText())
      .toMatch(/Rising edges\s+250\s+Falling edges\s+250/);
    await picture(page, '83-waves-statistics');
  });

  it('compares it with a dump whose serial line is stuck, and shows both', async () => {
    const client = new Client(server);
    const head = '$timescale 1ps $end $scope module bench $end $scope module demo_tb $end';
    const text = `${head} $var wire 1 ! uart_tx $end $upscope $end $upscope $end $enddefinitions $end\n#0\n1!\n#60000000\n`;
    await client.signIn();
    const file = { deptId: 1, socVerilogPath: 'stuck.vcd', verilogFile: text, hash: '' };
    await client.call(writeFileByPath, { body: file });
    await panel('Compare dumps').click();
    await page.getByRole('combobox', { name: 'Second dump (B)' }).filter({ visible: true }).click();
    await page.getByText('stuck.vcd').last().click();
    await panel('Compare').click();
    await page.getByText('1 signal differs').waitFor({ timeout: 60_000 });
    await page.getByText('Taken as the same scope: TOP in A, bench in B').waitFor();
    await panel('Next difference').click();
    await row(/^B uart_tx/).waitFor({ timeout: 30_000 });
    await picture(page, '83-waves-compare');
    await viewer().focus();
    await page.keyboard.press('Control+z');
    await expect.poll(() => row(/^B uart_tx/).count()).toBe(0);
  });

  it('saves the view as text, and loads it after a reload', async () => {
    await viewer().focus();
    await page.keyboard.press('Control+s');
    await page.getByLabel('Name of the view').fill('serial line');
    await page.keyboard.press('Enter');
    await page.getByText('View serial line saved').waitFor();
    await page.waitForURL(/view=waves%2Fserial/);
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    await row(/uart_tx/).waitFor({ timeout: 60_000 });
    await panel('Markers and bookmarks').click();
    await page.getByRole('row', { name: /12\.5 µs/ }).waitFor({ timeout: 60_000 });
  });

  it('merges what somebody else saved of the view meanwhile', async () => {
    const client = new Client(server);
    await client.signIn();
    const place = { deptId: 1, socVerilogPath: 'waves/serial line.view.json' };
    const { verilogFile, hash } = await client.call(getVerilogInfoByPath, { body: place });
    const stored = JSON.parse(verilogFile) as { markers: { name: string; time: number }[] };
    stored.markers.push({ ...stored.markers[0]!, name: 'elsewhere' });
    await client.call(writeFileByPath, {
      body: { ...place, hash, verilogFile: JSON.stringify(stored, undefined, 2) },
    });
    const goTo = page.getByRole('searchbox', { name: 'Go to' }).filter({ visible: true });
    await goTo.fill('30us');
    await goTo.press('Enter');
    await panel('Marker at the cursor (M)').click();
    await page.getByRole('row', { name: /30 µs/ }).waitFor();
    await viewer().focus();
    await page.keyboard.press('Control+s');
    const dialog = page.getByRole('dialog', { name: /serial line\.view\.json was written elsewhere/ });
    await dialog.getByText('elsewhere', { exact: false }).first().waitFor();
    await picture(page, '84-waves-merge');
    await dialog.getByRole('button', { name: 'Merge' }).click();
    await page.getByText('View serial line saved').waitFor();
    const merged = await client.call(getVerilogInfoByPath, { body: place });
    const { markers } = JSON.parse(merged.verilogFile) as typeof stored;
    expect(markers.map(({ name }) => name)).toContain('elsewhere');
    expect(markers).toHaveLength(stored.markers.length + 1);
    await page.getByText(/Marker elsewhere/).waitFor();
  });

  it('has the values as a table', async () => {
    await panel('Table of values').click();
    await page.getByRole('row', { name: /uart_tx/ }).waitFor();
    await picture(page, '84-waves-table');
    await panel('Table of values').click();
  });

  it('reads the serial line as characters', async () => {
    await page.getByRole('button', { name: 'Add decoder…' }).filter({ visible: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Add a protocol decoder' });
    await dialog.getByRole('button', { name: /^UART/ }).first().click({ timeout: 60_000 });
    // The demo's line has a parity bit, which no name tells.
    await dialog.getByLabel('Parity').click();
    await page.getByTitle('even', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Add the row' }).click();
    // The 32 characters of the testbench's EXPECTED, from "H" on, none wrong.
    const all = page.getByRole('row', { name: /^All 32 0 32 / });
    await all.waitFor({ timeout: 60_000 });
    const first = page.getByRole('row', { name: /TX 48/ });
    await first.click();
    await row(/UART/).waitFor();
    await picture(page, '84-waves-decoder');
    await panel('Transactions').click();
  });

  it('exports what is shown', async () => {
    await row(/uart_tx/).click();
    const exported = (format: RegExp) =>
      saved(async () => {
        await page.getByRole('button', { name: 'Export…' }).filter({ visible: true }).click();
        await page.getByRole('radio', { name: format }).click();
        await page.getByRole('button', { name: 'Save file' }).click();
      });
    const csv = await exported(/CSV/);
    const lines = csv.trim().split('\r\n');
    expect(lines[0]).toBe('time (ps),TOP.demo_tb.uart_tx');
    // A level that does not change has no line of its own.
    const values = lines.slice(1).map((line) => line.split(',')[1]);
    expect(values.some((value, i) => i > 0 && value === values[i - 1])).toBe(false);
    expect(await exported(/SVG/)).toMatch(/^<svg [^]*>uart_tx<[^]*<\/svg>\n$/);
    expect(JSON.parse(await exported(/WaveDrom/))).toMatchObject({ signal: [{ name: 'uart_tx' }] });
  });

  it('shows every key', async () => {
    await viewer().focus();
    await page.keyboard.press('?');
    await page.getByText('Join to one vector').waitFor();
    await picture(page, '85-waves-keys', 'waves-keys');
    await page.keyboard.press('Escape');
  });

  it('opens a file of this computer beside it, also one that was cut off', async () => {
    const changes = Array.from(
      { length: 200 },
      (_, i) => `#${i * 5}\n${i % 2}!\nb${(i % 16).toString(2)} "\n`,
    );
    const head = '$timescale 1ns $end $scope module top $end $var wire 1 ! clk $end';
    const whole = `${head} $var wire 4 " tally [3:0] $end $upscope $end $enddefinitions $end\n${changes.join('')}`;
    const file = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], 'own.vcd'));
      return transfer;
    }, `${whole}#1000\nb10`);
    await viewer().dispatchEvent('dragover', { dataTransfer: file });
    await viewer().dispatchEvent('drop', { dataTransfer: file });
    await row(/^tally/).waitFor({ timeout: 60_000 });
    expect(new URL(page.url()).search).toBe('?local=own.vcd');
    await page
      .getByText(/Unfinished: ends at/)
      .filter({ visible: true })
      .waitFor();
    await picture(page, '86-waves-local');
    await page
      .getByRole('navigation', { name: 'Open dumps' })
      .getByRole('button', { name: /demo_tb/ })
      .first()
      .click();
    await row(/uart_tx/).waitFor();
    expect(await barriers(page)).toEqual([]);
  });

  it('says nothing wrong in the console', () => expect(errors).toEqual([]));
});
