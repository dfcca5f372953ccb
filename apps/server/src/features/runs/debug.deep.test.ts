import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { cancelRun, holdRun, inputRun, runLog, showRun, startRun } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const request = { kind: 'debug', deptId: DEMO, path: 'demo/processor.soc.json' } as const;
const start = (firmware: string) => server.admin.call(startRun, { body: { ...request, firmware } });
/** Without what colours it. */
const logOf = async ({ runId }: RunRow) => {
  const { text } = await server.admin.call(runLog, { query: { runId, length: 1_000_000 } });
  return stripVTControlCharacters(text).replaceAll('\r', '');
};
const show = ({ runId }: RunRow) => server.admin.call(showRun, { query: { runId } });
const hold = ({ runId }: RunRow) => server.admin.reply(holdRun, { body: { runId, columns: 200, rows: 50 } });

/** Types a line, and waits for what it brings: terminals show the line, too. */
async function say(run: RunRow, text: string, answer: RegExp): Promise<string> {
  const before = (await logOf(run)).length;
  await server.admin.call(inputRun, { body: { runId: run.runId, text: `${text}\r` } });
  return hear(run, answer, before);
}

/** A model takes a while to compile on a busy machine; no answer of gdb does. */
const [BUILDING, ANSWERING] = [1_200_000, 300_000];

async function hear(run: RunRow, answer: RegExp, from = 0): Promise<string> {
  const until = performance.now() + (from === 0 ? BUILDING : ANSWERING);
  for (;;) {
    const said = (await logOf(run)).slice(from);
    if (answer.test(said)) return said;
    const { state } = await show(run);
    if (state === 'finished' || performance.now() > until) throw new Error(`${state}: ${said}`);
    await hold(run);
    await sleep(500);
  }
}

/** Adds up 1 to 10 in the SRAM, where the debugger loads it. */
const PROGRAM = `volatile unsigned total;
void add(unsigned more)
{
  total += more;
}
__attribute__((naked)) void _start(void)
{
  __asm__ volatile("la sp, 0x20008000\\n j begin");
}
void begin(void)
{
  total = 0;
  for (unsigned round = 1; round <= 10; round++)
    add(round);
  for (;;)
    ;
}
`;
const GCC =
  'riscv64-unknown-elf-gcc -march=rv32imc -mabi=ilp32 -nostdlib -ffreestanding -g -O0 -Wl,-Ttext=0x20000000 fw/ram.c -o /tmp/ram.elf';

describe('a debugged SoC', { timeout: 1_500_000 }, () => {
  it('stops at its first instruction and at breakpoints in ROM and RAM, steps, and takes a program', async () => {
    const tree = await server.services.projects.tree(DEMO, 1);
    await tree.write('fw/ram.c', PROGRAM, 'path');
    const run = await start('demo/sw/hello');
    await hear(run, /stands before its first instruction[^]*\(gdb\) $/);
    expect(await logOf(run), 'nothing has run').not.toContain('Hello, Netloom!');
    expect(await say(run, 'print/x $pc', /\$1 = .*\n/)).toMatch(/\$1 = 0x0\n/);
    await say(run, 'break main', /Breakpoint 1 at 0x[^]*hello\.c, line 43/);
    await say(run, 'continue', /Breakpoint 1,[^]*main[^]*\n43\b/);
    await say(run, 'next', /\n46\b[^]*puts/);
    await say(run, 'next', /\n48\b/);
    await say(run, 'tbreak answer', /Temporary breakpoint 2/);
    await say(run, 'serial hello there', /\(gdb\) $/);
    await say(run, 'continue', /Temporary breakpoint 2,[^]*length@entry=11/);
    await say(run, 'print line', /"hello there"/);
    await say(run, `shell ${GCC}`, /\(gdb\) $/);
    await say(run, 'load /tmp/ram.elf', /Transfer rate[^]*\(gdb\) $/);
    await say(run, 'delete', /\(gdb\) $/);
    await say(run, 'symbol-file /tmp/ram.elf', /Reading symbols[^]*\(gdb\) $/);
    await say(run, 'break add if more == 10', /Breakpoint 3 at 0x2000/);
    await say(run, 'continue', /Breakpoint 3,[^]*more=10/);
    await say(run, 'print total', /= 45\n/);
    await say(run, 'finish', /Run till exit[^]*begin/);
    await say(run, 'print total', /= 55\n/);
    await say(run, 'monitor reset halt', /\(gdb\) $/);
    await say(run, 'maintenance flush register-cache', /\(gdb\) $/);
    await say(run, 'print/x $pc', /= 0x0\n/);
    await say(run, `shell python3 -c "import socket; socket.socket()"`, /Operation not permitted/);
    await server.admin.call(inputRun, { body: { runId: run.runId, text: 'quit\r' } });
    await expect.poll(async () => (await show(run)).state, { timeout: 60_000 }).toBe('finished');
    expect(await show(run)).toMatchObject({ verdict: 'inconclusive' });
  });

  it('is stopped by Ctrl+C, and ends when it is cancelled', async () => {
    const run = await start('demo/sw/hello');
    await hear(run, /stands before its first instruction[^]*\(gdb\) $/);
    await say(run, 'continue', /Hello, Netloom!/);
    await say(run, '\u0003', /SIGINT[^]*\(gdb\) /);
    await server.admin.call(cancelRun, { body: { runId: run.runId } });
    await expect.poll(async () => (await show(run)).state, { timeout: 60_000 }).toBe('finished');
    expect(await show(run)).toMatchObject({ verdict: 'cancelled' });
  });

  it.each([
    [{ path: 'demo/demo.soc.json' }, '601: path: demo_soc has no instance of a core'],
    [{ firmware: 'demo/cores/nl_micro/rtl' }, '601: firmware: demo/cores/nl_micro/rtl has no C'],
  ])('of %j is refused with the reason', async (changes, reason) => {
    const body = { ...request, firmware: 'demo/sw/hello', ...changes };
    await expect(server.admin.call(startRun, { body })).rejects.toThrow(reason);
  });

  it('is refused where the RTL of its core is not what its options make', async () => {
    const tree = await server.services.projects.tree(DEMO, 1);
    const path = 'demo/cores/nl_micro/rtl/nl_micro_alu.sv';
    const text = await tree.requireText(path, 'path');
    await tree.write(path, `${text}// edited\n`, 'path');
    await expect(start('demo/sw/hello')).rejects.toThrow(
      '601: path: demo/cores/nl_micro/rtl/nl_micro_alu.sv is not as it was generated: generate nl_micro again',
    );
    await tree.write(path, text, 'path');
  });
});
