import { readFileSync } from 'node:fs';
import { fileWriteFile, gitCommit, gitStage } from '@netloom/contract';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from '../harness/access.ts';
import { closeContexts, newContext, picture, watchErrors } from '../harness/browser.ts';
import { Client } from '../harness/client.ts';
import { clippedTexts } from '../harness/clipped.ts';
import { startServer } from '../harness/server.ts';
import type { RunningServer } from '../harness/server.ts';
import { signIn } from '../harness/signIn.ts';
import { SLOW, runSmoke, runWhole } from '../harness/smoke.ts';
import { standsStill } from '../harness/still.ts';

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
/** The regression that shows the fault, a result of it, and where that is with waves. */
let red: string;
let failedResult: string;
let waved: string;

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

describe('a fault of the core, from the nightly to the proof that it is gone', () => {
  let culprit: string;
  let defect: string;

  it('is not there on the first night', async () => {
    await runSmoke(page, server);
    await page.getByRole('heading', { name: 'core #1' }).waitFor();
  });

  it('is sorted by its cause, and shown in the wave at the error', async () => {
    await commit('notes.txt', 'one\n', 'A note');
    expect(divider).toContain(SOUND);
    culprit = await commit(
      DIVIDER,
      divider.replace(SOUND, FAULT),
      'A shorter rule for the sign of a quotient',
    );
    await commit('notes.txt', 'two\n', 'Another note');
    await runSmoke(page, server);
    await row(/divide.*Failed/)
      .first()
      .waitFor();
    await page.getByRole('heading', { name: 'Causes' }).waitFor();
    await picture(page, 'regression-failed', 'regression');
    red = new URL(page.url()).searchParams.get('run')!;
    const result = row(/divide.*Failed/)
      .first()
      .getByRole('link', { name: 'divide' });
    failedResult = (await result.getAttribute('href'))!.split('/').at(-1)!;
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
    await page.goBack();
    await row(/divide.*Failed/)
      .first()
      .waitFor();
    waved = page.url();
  });

  it('has a cause that is split by hand, and made whole again', async () => {
    await page.goto(`${server.address}/example/list?run=${red}`);
    const more = page.getByLabel(/^More about/);
    await more.first().click();
    await page.getByLabel('Split').click();
    await page.getByTitle('by case').click();
    await seen('case: divide').waitFor();
    await more.first().click();
    await picture(page, 'regression-cause');
    await button('Put its parts together again').click();
    await page.getByText('case: divide').first().waitFor({ state: 'detached' });
    await page.getByText('Matrix', { exact: true }).click();
    await page.getByLabel('divide:1 failed').waitFor();
    await picture(page, 'regression-matrix');
    await page.locator('.nl-regress-side .ant-segmented-item').first().click();
  });

  it('is filed as a defect', async () => {
    await page.goto(waved);
    await row(/divide.*Failed/)
      .first()
      .getByLabel('File a defect from this failure')
      .click();
    await page.getByText(/From divide with seed 1/).waitFor();
    await button('File').click();
    await seen('divide, seed 1').waitFor();
    defect = page.url();
    await picture(page, 'defect', 'regression');
  });

  it('is traced to the commit that brought it', async () => {
    await page.goto(`${server.address}/example/list`);
    await page.getByRole('link', { name: 'core #2' }).click();
    await row(/divide.*Failed/)
      .first()
      .getByLabel('Find the commit that brought it')
      .click();
    await page.getByText('The latest on which the same case and seed passed.').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Search', exact: true }).click();
    await page.getByText('The first commit on which it fails:').waitFor(SLOW);
    await seen(culprit.slice(0, 9)).waitFor();
    await seen('A shorter rule for the sign of a quotient').waitFor();
    await picture(page, 'bisect', 'regression');
  });

  it('is mended, and its defect completed by that seed on that commit alone', async () => {
    const move = (to: string) => page.getByRole('button', { name: `→ ${to}` }).click();
    const mended = await commit(DIVIDER, divider, 'A division by zero keeps its sign');
    await runWhole(page, server);
    await page.goto(defect);
    await move('Not Started');
    await move('Running');
    await move('Wait Verify');
    await button('Move').click();
    await move('Completed');
    await page.getByLabel('Commit that shows that it is gone').fill(culprit);
    await button('Move').click();
    await seen(/does not pass on commit|was not simulated on commit/).waitFor();
    await page.getByLabel('Commit that shows that it is gone').fill(mended);
    await button('Move').click();
    await page.getByText(`Wait Verify → Completed · ${mended.slice(0, 9)}`).waitFor();
    await picture(page, 'defect-completed', 'regression');
  });

  it('leaves testpoints with their evidence for the sign-off', async () => {
    await page.goto(`${server.address}/example/fixStatus`);
    await row(/divide.*green/).waitFor();
    await row(/Lint.*green/).waitFor();
    await row(/Formal proof.*green/).waitFor();
    await row(/Clock crossings.*missing/).waitFor();
    await picture(page, 'sign-off', 'regression');
    expect(errors).toEqual([]);
  });

  it('has a check that is missing made for an earlier commit', async () => {
    await page.goto(`${server.address}/example/fixStatus?run=${red}`);
    await seen('Not run over these files: rules').waitFor();
    await button('Start: Lint').click();
    await seen('Passed: rules').waitFor(SLOW);
    await picture(page, 'sign-off-started');
  });
});

describe('what is to be done', () => {
  it('is a task about the defect, on the list, the board and the calendar', async () => {
    await page.goto(`${server.address}/task/index?new`);
    const form = page.getByRole('dialog');
    await form.getByLabel('Title').fill('A testpoint for signs');
    await form.getByLabel('About').fill('#bug-1');
    await page.keyboard.press('Enter');
    await form.getByLabel('Due').fill(new Date().toISOString().slice(0, 10));
    await button('Save').click();
    await form.waitFor({ state: 'detached' });
    for (const look of ['Board', 'Calendar', 'List']) {
      await page.locator('.ant-segmented-item', { hasText: look }).click();
      await seen('A testpoint for signs').waitFor();
      await picture(page, `tasks-${look.toLowerCase()}`);
    }
  });

  it('is said at the defect, which is watched, changed with others and written out', async () => {
    await page.goto(`${server.address}/example/bug?bug=1`);
    await page.getByLabel('Reply', { exact: true }).fill('Seen on **both** nights');
    await button('Reply').click();
    await seen('nights').waitFor();
    await page.goto(`${server.address}/example/bug`);
    await page.locator('.nl-list-table tbody').getByRole('checkbox').first().check();
    await page.locator('.nl-list-bulk').getByLabel('Severity').click();
    await page.getByTitle('Severe', { exact: true }).last().click();
    await page.getByText('1 defects changed').waitFor();
    await picture(page, 'defects-bulk');
    await page.locator('.ant-segmented-item', { hasText: 'Board' }).click();
    await page.getByRole('region', { name: 'Completed' }).getByText('#1').waitFor();
    await picture(page, 'defects-board');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Export' }).hover();
    await page.getByText('XLSX').click();
    expect((await saved).suggestedFilename()).toBe('defects.xlsx');
  });
});

describe('results by a link', () => {
  it('are seen without signing in, and nothing is without one', async () => {
    await page.goto(`${server.address}/example/list`);
    await page.getByRole('link', { name: 'core #2' }).click();
    await page.getByRole('button', { name: /Share$/ }).click();
    await button('Make a link').click();
    const link = await page.locator('.nl-share-address').textContent();
    const outside = await (await newContext()).newPage();
    await outside.goto(link!);
    await outside.getByRole('link', { name: 'divide' }).first().click();
    await outside.getByRole('heading', { name: 'Log at the first error' }).waitFor();
    await picture(outside, 'shared-result', 'regression');
    for (const path of ['/example/caseList', '/example/caseList/1', '/example/caseList/guessed']) {
      await outside.goto(`${server.address}${path}`);
      await outside.getByText(/The lead of a project makes a link/).waitFor();
      expect(new URL(outside.url()).pathname).toBe(path);
    }
  });
});

/** The screens with what the fault has left on them; each leads to the next by what is there. */
const SCREENS: readonly {
  name: string;
  path: string;
  shown: string;
  then?: (page: Page) => Promise<void>;
}[] = [
  { name: 'plan', path: '/example/create?file=demo/core.regress.json', shown: '.nl-regress-fields' },
  { name: 'list', path: '/example/list', shown: '.nl-list-table, .nl-cards' },
  { name: 'results', path: '/example/list?run=RED', shown: '.nl-regress-cause' },
  {
    ...{ name: 'matrix', path: '/example/list?run=RED', shown: '.nl-regress-side' },
    then: (page) => page.locator('.nl-regress-side .ant-segmented-item').nth(1).click(),
  },
  {
    ...{ name: 'cause', path: '/example/list?run=RED', shown: '.nl-regress-cause' },
    then: (page) => page.locator('.nl-regress-cause > .ant-btn').first().click(),
  },
  { name: 'result', path: '/example/caseList/RESULT', shown: 'h3' },
  {
    name: 'statistics',
    path: '/example/statistics',
    shown: '.nl-nights-screen svg, .nl-nights-screen table',
  },
  { name: 'coverage', path: '/example/coverage', shown: '.nl-regcov' },
  { name: 'sign-off', path: '/example/fixStatus', shown: '.nl-signoff table, .nl-signoff .nl-cards' },
  { name: 'defects', path: '/example/bug', shown: '.nl-list-table, .nl-cards' },
  { name: 'defect', path: '/example/bug?bug=1', shown: '[role="dialog"] textarea' },
  { name: 'tasks', path: '/task/index', shown: '.nl-list' },
];

const LOOKS = [
  { name: 'wide-dark', viewport: { width: 1440, height: 900 }, colorScheme: 'dark', locale: 'en' },
  { name: 'narrow-light-zh', viewport: { width: 390, height: 844 }, colorScheme: 'light', locale: 'zh-CN' },
  { name: 'narrow-dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'en' },
  { name: 'wide-light-es', viewport: { width: 1440, height: 900 }, colorScheme: 'light', locale: 'es-ES' },
  { name: 'narrow-dark-ja', viewport: { width: 390, height: 844 }, colorScheme: 'dark', locale: 'ja-JP' },
] as const;

/** What is wrong with one screen in one look. */
async function faultsOf(own: Page, screen: (typeof SCREENS)[number], look: string): Promise<string[]> {
  await own.goto(server.address + screen.path.replace('RED', red).replace('RESULT', failedResult));
  await own.locator(screen.shown).filter({ visible: true }).first().waitFor();
  await screen.then?.(own);
  await standsStill(own);
  await picture(own, `fault-${screen.name}-${look}`);
  const over = await own.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  const wide = over > 0 ? [`is ${over} pixels wider than its window`] : [];
  return [...wide, ...(await clippedTexts(own)), ...(await barriers(own))];
}

describe('every screen of it', () => {
  it('fits its window and cuts nothing off, wide and narrow, dark and light', async () => {
    const found: string[] = [];
    for (const { name, ...look } of LOOKS) {
      const context = await newContext(look);
      const own = await context.newPage();
      await signIn(own, server);
      for (const screen of SCREENS)
        for (const fault of await faultsOf(own, screen, name)) found.push(`${name} ${screen.name} ${fault}`);
      await context.close();
    }
    expect(found).toEqual([]);
  });
});
