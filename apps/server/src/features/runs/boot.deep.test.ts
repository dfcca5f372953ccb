import { setTimeout as sleep } from 'node:timers/promises';
import { inputRun, runEvents, runLog, showRun, startRun } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const request = { kind: 'boot', deptId: DEMO, path: 'demo/processor.soc.json' } as const;
const start = (firmware: string) => server.admin.call(startRun, { body: { ...request, firmware } });
const logOf = async ({ runId }: RunRow) =>
  (await server.admin.call(runLog, { query: { runId } })).text.replaceAll('\r', '');
async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const found = await look();
    if (found) return found;
    await sleep(200);
  }
}
const finished = (run: RunRow) =>
  until(async () => {
    const row = await server.admin.call(showRun, { query: { runId: run.runId } });
    return row.state === 'finished' && row;
  });

describe('a boot', { timeout: 600_000 }, () => {
  it('says hello, answers what is typed, and ends with its measures', async () => {
    const run = await start('demo/sw/hello');
    await until(async () => (await logOf(run)).includes('Hello, Netloom!\n> '));
    await server.admin.call(inputRun, { body: { runId: run.runId, text: 'Good morning\r' } });
    await until(async () => (await logOf(run)).includes('You typed "Good morning": 12 characters.'));
    await server.admin.call(inputRun, { body: { runId: run.runId, text: '\u0004' } });
    const { verdict, metrics } = await finished(run);
    // It was ended from outside: the firmware has said nothing of how it went.
    expect(verdict).toBe('inconclusive');
    expect(metrics.map(({ name }) => name)).toEqual(expect.arrayContaining(['cycles', 'cycles a second']));
    await expect(server.admin.call(inputRun, { body: { runId: run.runId, text: 'x' } })).rejects.toThrow(
      'runId: the run is finished',
    );
  });

  it('tells where all cycles of its core went, where it is asked to', async () => {
    const body = { ...request, firmware: 'demo/sw/hello', breakdown: true };
    const run = await server.admin.call(startRun, { body });
    await until(async () => (await logOf(run)).includes('Hello, Netloom!\n> '));
    await server.admin.call(inputRun, { body: { runId: run.runId, text: 'bye\r' } });
    const { verdict, metrics } = await finished(run);
    expect(verdict).toBe('passed');
    const values = new Map(metrics.map(({ name, value }) => [name, value]));
    // The core is out of reset a few cycles after the SoC, on a clock of the same rate.
    const core = values.get('core cycles')!;
    expect(values.get('cycles')! - core).toBeGreaterThanOrEqual(0);
    expect(values.get('cycles')! - core).toBeLessThan(100);
    // It polls its UART by loads, and never waits for an operand with two stages.
    expect(values.get('memory cycles')! / core).toBeGreaterThan(0.2);
    expect(values.get('operand cycles')).toBe(0);
    expect(values.get('executing cycles')! / core).toBeGreaterThan(0.1);
  });

  it('of firmware that does not compile fails with the place of the error', async () => {
    const tree = await server.services.projects.tree(DEMO, 1);
    await tree.write('fw/main.c', 'int main(void)\n{\n  return nothing;\n}\n', 'path');
    const run = await start('fw');
    expect((await finished(run)).verdict).toBe('failed');
    const { events } = await server.admin.call(runEvents, { query: { runId: run.runId } });
    const place = { kind: 'source', file: 'fw/main.c', line: 3 };
    const errors = events.flatMap((event) => (event.type === 'diagnostic' ? [event.diagnostic] : []));
    expect(errors).toContainEqual(
      expect.objectContaining({ code: 'compiler-error', place: expect.objectContaining(place) }),
    );
    const cached = events.some((event) => event.type === 'step-cached');
    expect(cached, 'the model is not compiled anew for other firmware').toBe(true);
  });

  it.each([
    [{ path: 'demo/nothing.soc.json' }, '404: path'],
    [{ path: 'demo/demo.soc.json' }, '601: path: demo_soc has no instance of a core'],
    [{ firmware: 'demo/cores/nl_micro/rtl' }, '601: firmware: demo/cores/nl_micro/rtl has no C'],
    [{ firmware: '../..' }, '601: firmware'],
  ])('of %j is refused with the reason', async (changes, reason) => {
    const body = { ...request, firmware: 'demo/sw/hello', ...changes };
    await expect(server.admin.call(startRun, { body })).rejects.toThrow(reason);
  });
});
