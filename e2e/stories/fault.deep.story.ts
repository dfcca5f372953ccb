import { readFileSync } from 'node:fs';
import { fileWriteFile, gitCommit, gitStage } from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { SLOW, runSmoke } from '../harness/smoke.ts';

const DEPT = 1;
const DIVIDER = 'demo/cores/nl_micro/rtl/nl_micro_muldiv.sv';
/** A signed division by zero yields -1 whatever the signs are (RISC-V unprivileged ISA, chapter "M"). */
const SOUND = 'a_negative != b_negative && !by_zero;';
const FAULT = 'a_negative != b_negative;';
const DVSIM = `{
  name: uart
  tb: uart_tb
  tests: [{ name: "uart_smoke", uvm_test_seq: "uart_smoke_vseq", reseed: 3 }]
  sim_tool_fee: 7
}`;

let server: RunningServer;
let page: Page;
let errors: string[];
let client: Client;

beforeAll(async () => {
  server = await startServer();
  client = new Client(server);
  await client.signIn();
  page = await (await newContext()).newPage();
  errors = watchErrors(page);
});

afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') await picture(page, 'failed');
});

afterAll(async () => {
  await closeContexts();
  await server?.stop();
});

const row = (text: RegExp) => page.getByRole('row', { name: text });
/** Screens that were left stay beside the one that is shown. */
const seen = (text: string | RegExp) => page.getByText(text).filter({ visible: true }).first();
const button = (name: string) => page.getByRole('button', { name, exact: true });

async function commit(filePath: string, content: string, message: string): Promise<string> {
  await client.call<typeof fileWriteFile>(fileWriteFile, { body: { deptId: DEPT, filePath, content } });
  await client.call<typeof gitStage>(gitStage, { body: { deptId: DEPT, paths: [filePath] } });
  return (await client.call<typeof gitCommit>(gitCommit, { body: { deptId: DEPT, message } })).commit;
}

/** The divider as the project has it at first. */
const divider = readFileSync(new URL(`../../${DIVIDER}`, import.meta.url), 'utf8');

describe('the plan of the nights', () => {
  it('says when it is run, and is put in force', async () => {
    await signIn(page, server, '/example/create?file=demo/core.regress.json');
    await page.getByText('At times', { exact: true }).click();
    await page.keyboard.press('Control+s');
    await button('Put in force').click();
    await page.getByText(/In force · next/).waitFor();
    await picture(page, 'regression-schedule');
    await client.call<typeof gitStage>(gitStage, {
      body: { deptId: DEPT, paths: ['demo/core.regress.json'] },
    });
    await client.call<typeof gitCommit>(gitCommit, { body: { deptId: DEPT, message: 'Each night' } });
  });

  it('is read of a configuration of dvsim, which tells what it does not carry over', async () => {
    await commit('uart.hjson', DVSIM, 'A configuration of dvsim');
    await page.goto(`${server.address}/example/create`);
    await page.getByRole('button', { name: 'Import from dvsim' }).click();
    await page.getByLabel('Configuration, *.hjson').click();
    await page.getByTitle('uart.hjson').click();
    await page.getByText(/Cases: 1, testpoints: 0, files read: 1/).waitFor();
    await page.getByText(/sim_tool_fee/).waitFor();
    await picture(page, 'regression-dvsim');
    await button('Open as a plan').click();
    await page.getByLabel('Case: uart_smoke').waitFor();
  });
});

describe('a fault of the core, from the nightly to the wave at the error', () => {
  it('is not there on the first night', async () => {
    await runSmoke(page, server);
    await page.getByRole('heading', { name: 'core #1' }).waitFor();
  });

  it('is sorted by its cause, and shown in the wave at the error', async () => {
    await commit('notes.txt', 'one\n', 'A note');
    expect(divider).toContain(SOUND);
    await commit(DIVIDER, divider.replace(SOUND, FAULT), 'A shorter rule for the sign of a quotient');
    await commit('notes.txt', 'two\n', 'Another note');
    await runSmoke(page, server);
    await row(/divide.*Failed/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Causes' }).waitFor();
    await picture(page, 'regression-failed');
    await row(/divide.*Failed/)
      .first()
      .getByLabel('Simulate again with waves')
      .click();
    await page.getByRole('button', { name: 'Rerun failed' }).waitFor(SLOW);
    await row(/divide.*Failed/)
      .first()
      .getByLabel('Wave at the first error')
      .click();
    await seen('muldiv_tb').waitFor();
    await picture(page, 'fault-wave');
    expect(errors).toEqual([]);
  });
});
