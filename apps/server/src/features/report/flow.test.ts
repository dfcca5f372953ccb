import { showRun, startRun } from '@netloom/contract';
import type { RunRow } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

const TIMEOUT = 120_000;
const counter = (name: string, next: string) => `module ${name} (input clk, output reg [7:0] q);
  initial q = 0;
  always @(posedge clk) q <= ${next};
endmodule
`;
const document = (name: string) =>
  JSON.stringify({
    ...{ netloom: 'soc', version: 1, vlnv: `test:test:${name}:1.0`, name },
    clocks: { clk: { frequency: 200e6 } },
    ports: { q: { direction: 'out', width: '8' } },
  });

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
  const tree = await server.services.projects.tree(DEMO, 1);
  for (const [name, next] of [
    ['sound', "q + 8'd3"],
    ['broken', 'nothing'],
  ] as const) {
    await tree.write(`${name}.soc.json`, document(name), 'path');
    await tree.write(`rtl/${name}.v`, `\`default_nettype none\n${counter(name, next)}`, 'path');
    await tree.write(`gen/${name}/${name}.f`, `rtl/${name}.v\n`, 'path');
  }
});
afterAll(() => server.close());

async function finished(body: object): Promise<RunRow> {
  const { runId } = await server.admin.call(startRun, { body: { deptId: DEMO, ...body } as never });
  const show = () => server.admin.call(showRun, { query: { runId } });
  await expect.poll(async () => (await show()).state, { timeout: TIMEOUT, interval: 200 }).toBe('finished');
  return show();
}

const flow = (name: string) =>
  finished({ kind: 'flow', path: `${name}.soc.json`, stages: ['lint', 'synthesize', 'timing'] });
const metric = ({ metrics }: Pick<RunRow, 'metrics'>, name: string) =>
  metrics.find((each) => each.name === name)?.value;

it(
  'takes a SoC from lint to timing: timing reads the netlist that synthesis left, as it does when asked by hand',
  { timeout: 2 * TIMEOUT },
  async () => {
    const { verdict, reason, children } = await flow('sound');
    expect([verdict, reason]).toEqual(['passed', '3 of 3 passed']);
    const [lint, synthesis, timing] = children;
    expect(children.map(({ kind }) => kind)).toEqual(['lint', 'synthesize', 'timing']);
    expect(lint!.verdict).toBe('passed');
    expect(metric(synthesis!, 'flip-flops')).toBe(8);
    const byHand = await finished({ kind: 'timing', synthesisRunId: synthesis!.runId });
    expect(metric(timing!, 'setup slack')).toBe(metric(byHand, 'setup slack'));
    expect(metric(timing!, 'setup slack')).toBeLessThan(5);
  },
);

it('does not time what could not be synthesized', { timeout: TIMEOUT }, async () => {
  const { verdict, children } = await flow('broken');
  expect(verdict).toBe('failed');
  expect(children.map((child) => child.verdict)).toEqual(['failed', 'failed', 'skipped']);
  expect(children[2]!.reason).toContain('synthesize');
});
