import { runLog, searchLog, showRun, startRun, writeFileByPath } from '@netloom/contract';
import type { QueryOf } from '@netloom/contract';
import { setTimeout as sleep } from 'node:timers/promises';
import { launchBrowser } from '../../e2e/harness/browser.ts';
import type { Page } from '../../e2e/harness/browser.ts';
import { startServer } from '../../e2e/harness/server.ts';
import type { RunningServer } from '../../e2e/harness/server.ts';
import { signIn } from '../../e2e/harness/signIn.ts';
import { atMost, fastest } from '../row.ts';
import type { Row } from '../row.ts';
import { ServerClient } from '../server/client.ts';

const AREA = 'logs';
const TIMES = 3;
const LINES = 2_000_000;
const TAIL_BYTES = 262_144;

const BENCH = `module talker;
  initial begin
    for (int i = 0; i < ${LINES}; i++)
      $display("[%0d] uart0: sent byte 0x55, 12 to go, no errors seen", i);
    $display("PASS");
    $finish;
  end
endmodule
`;

async function longRun(client: ServerClient): Promise<string> {
  const { deptId } = client;
  const file = { deptId, socVerilogPath: 'talker.sv', verilogFile: BENCH, hash: '' };
  await client.call(writeFileByPath, { body: file });
  const body = { kind: 'simulate', deptId, top: 'talker', testbench: 'talker.sv', trace: false } as const;
  const { runId } = await client.call(startRun, { body });
  for (;;) {
    const { state, verdict, reason } = await client.call(showRun, { query: { runId } });
    if (state === 'finished' && verdict !== 'passed') throw new Error(reason);
    if (state === 'finished') return runId;
    await sleep(200);
  }
}

/** Seconds of the slowest small call that is answered while `work` goes on. */
async function slowestCall(server: RunningServer, work: Promise<unknown>): Promise<number> {
  let slowest = 0;
  let done = false;
  void work.finally(() => (done = true));
  while (!done) {
    slowest = Math.max(slowest, await fastest(1, () => fetch(`${server.address}/healthz`)));
    await sleep(10);
  }
  return slowest;
}

async function onServer(client: ServerClient, server: RunningServer, runId: string): Promise<Row[]> {
  const { size } = await client.call(runLog, { query: { runId, length: 1 } });
  const note = `${LINES / 1e6} million lines, ${Math.round(size / 1e6)} MB`;
  const tail = await fastest(TIMES, () =>
    client.call(runLog, { query: { runId, offset: size - TAIL_BYTES, length: TAIL_BYTES } }),
  );
  const search = (query: Omit<QueryOf<typeof searchLog>, 'runId'>) =>
    client.call(searchLog, { query: { runId, ...query } });
  const text = await fastest(TIMES, () => search({ text: 'no such words' }));
  const back = await fastest(TIMES, () =>
    search({ text: 'no such words', direction: 'previous', offset: size }),
  );
  const pattern = await fastest(TIMES, () =>
    search({ text: 'no (such|more) words$', regularExpression: 'true' }),
  );
  const others = await slowestCall(server, search({ text: 'no such words' }));
  return [
    atMost(AREA, 'read the tail of a long log, by the server’s call', tail * 1000, 500, 'ms', note),
    atMost(AREA, 'search all of it, no match', text, 2, 's', 'capitals are small letters'),
    atMost(AREA, 'search all of it back, no match', back, 2, 's'),
    atMost(AREA, 'search all of it by a regular expression, no match', pattern, 2, 's'),
    atMost(AREA, 'slowest other call while it is searched', others * 1000, 100, 'ms'),
  ];
}

/** In the page: milliseconds from a click to the first frame that `shown` is true of. */
const untilShown = (shown: string) => `window.netloomShown = new Promise((resolve) => {
  const begin = (event) => {
    if (event.type === 'keydown' && event.key !== 'Z') return;
    const start = performance.now();
    const look = () => requestAnimationFrame(() => (${shown}) ? resolve(performance.now() - start) : look());
    look();
  };
  for (const type of ['click', 'keydown']) document.addEventListener(type, begin, { capture: true, once: true });
}); undefined`;

async function timed(page: Page, shown: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(untilShown(shown));
  await act();
  return Number(await page.evaluate('window.netloomShown'));
}

async function inBrowser(server: RunningServer, runId: string): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await signIn(page, server, `/charts/simulation?run=${runId}&tab=problems`);
    const tab = (name: string) => page.locator(`.nl-run-tabs [data-node-key=${name}]`);
    await tab('log').waitFor();
    const last = `[...document.querySelectorAll('.nl-log-row')].some((row) => row.textContent.includes('PASS'))`;
    const opened: number[] = [];
    for (let time = 0; time < TIMES; time++) {
      await tab('problems').click();
      await page.locator('.nl-log').waitFor({ state: 'detached' });
      opened.push(await timed(page, last, () => tab('log').click()));
    }
    await page.locator('.nl-log-scroller').focus();
    const gone = `document.querySelectorAll('.nl-log-row').length === 0`;
    const folded = await timed(page, gone, () => page.keyboard.press('Z'));
    const note = 'headless Chromium, no GPU';
    return [
      atMost(AREA, 'open it in the browser, click to its last lines', Math.min(...opened), 500, 'ms', note),
      atMost(AREA, 'fold all steps in the browser', folded, 100, 'ms', note),
    ];
  } finally {
    await browser.close();
  }
}

/** A log of 2 million lines that a real simulation printed: read, searched, looked at. */
export async function measure(): Promise<Row[]> {
  const server = await startServer();
  try {
    const client = await ServerClient.signIn(server.address);
    const runId = await longRun(client);
    return [...(await onServer(client, server, runId)), ...(await inBrowser(server, runId))];
  } finally {
    await server.stop();
  }
}
