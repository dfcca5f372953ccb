import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { runJunit, showRun, startRun } from '@netloom/contract';
import { RunVerdict } from '@netloom/model';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../../test/testServer.ts';
import type { Client, TestServer } from '../../../../test/testServer.ts';
import { insertRun } from '../repository.ts';

let server: TestServer;
let ann: Client;

beforeAll(async () => {
  server = await startTestServer();
  ann = await server.newUser('ann', DEMO);
  const tree = await server.services.projects.tree(DEMO, 2);
  await tree.write('bad.sv', 'module bad(output logic b);\n  assign b = nothing;\nendmodule\n', 'path');
});
afterAll(() => server.close());

interface Element {
  tag: string;
  attributes: Record<string, string>;
  text: string;
  children: Element[];
}

/** Elements as Python's reader of XML, expat, gives them. */
const READER = `
import json, sys, xml.etree.ElementTree as tree
def told(e): return {'tag': e.tag, 'attributes': e.attrib, 'text': e.text or '', 'children': [told(c) for c in e]}
print(json.dumps(told(tree.fromstring(sys.stdin.buffer.read()))))`;

async function suiteOf(runId: string): Promise<{ suite: Element; cases: Element[] }> {
  const response = await fetch(ann.url(runJunit, { query: { runId } }), { headers: ann.headers });
  expect(response.headers.get('content-type')).toBe('application/xml');
  const input = Buffer.from(await response.arrayBuffer());
  const root = JSON.parse(execFileSync('python3', ['-c', READER], { input, encoding: 'utf8' })) as Element;
  expect(root.tag).toBe('testsuites');
  const [suite] = root.children;
  expect(suite!.attributes).toMatchObject(root.attributes);
  return { suite: suite!, cases: suite!.children.filter(({ tag }) => tag === 'testcase') };
}

it('a run is a test case with its reason, the errors of its tools and what it printed', async () => {
  const request = { kind: 'lint', deptId: DEMO, top: 'bad', testbench: 'bad.sv' } as never;
  const { runId } = await ann.call(startRun, { body: request });
  await expect.poll(async () => (await ann.call(showRun, { query: { runId } })).state).toBe('finished');
  const { suite, cases } = await suiteOf(runId);
  expect(suite.attributes).toMatchObject({
    name: 'bad',
    tests: '1',
    failures: '1',
    errors: '0',
    skipped: '0',
  });
  expect(suite.attributes.timestamp).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/);
  const [only] = cases;
  expect(only!.attributes).toMatchObject({ name: 'bad', classname: 'lint.bad', time: suite.attributes.time });
  expect(Number(only!.attributes.time)).toBeGreaterThan(0);
  const [failure, output] = only!.children;
  expect(failure).toMatchObject({ tag: 'failure', attributes: { type: 'failed' } });
  expect(failure!.text).toMatch(/^bad\.sv:2: .*nothing/m);
  expect(output).toMatchObject({ tag: 'system-out' });
  expect(output!.text).toContain(`/api/run/log?runId=${runId}\n`);
  expect(output!.text).toContain('%Error');
});

it('a run of runs is a suite of them, each counted as its verdict says', async () => {
  const { database } = server.services;
  const row = { deptId: DEMO, createBy: 1, tree: '', kind: 'lint', request: { kind: 'lint' } as never };
  const parent = randomUUID();
  const ended = { ...row, state: 'finished' as const, finishTime: new Date() };
  const title = 'a <b> & "c" \u0001';
  await insertRun(database, { ...ended, runId: parent, title, composed: true, verdict: 'failed' });
  for (const verdict of RunVerdict.options) {
    const child = {
      runId: randomUUID(),
      parentRunId: parent,
      title: verdict,
      verdict,
      reason: `is ${verdict}`,
    };
    await insertRun(database, { ...ended, ...child });
  }
  const { suite, cases } = await suiteOf(parent);
  expect(suite.attributes).toMatchObject({ tests: '8', failures: '1', errors: '4', skipped: '2' });
  expect(suite.attributes.name).toBe('a <b> & "c" \ufffd');
  const told = cases.map(({ attributes, children: [outcome] }) => [attributes.name, outcome?.tag]);
  expect(Object.fromEntries(told)).toEqual({
    ...{ passed: undefined, failed: 'failure', inconclusive: 'error', cancelled: 'skipped' },
    ...{ 'timed-out': 'error', 'out-of-memory': 'error', lost: 'error', skipped: 'skipped' },
  });
  expect(cases[1]!.children[0]!.attributes.message).toBe('is failed');
});

it('a run that has not finished has no report', async () => {
  const row = {
    deptId: DEMO,
    createBy: 1,
    tree: '',
    kind: 'lint',
    title: 'going',
    state: 'running',
  } as const;
  const runId = randomUUID();
  await insertRun(server.services.database, { ...row, runId, request: { kind: 'lint' } as never });
  const response = await fetch(ann.url(runJunit, { query: { runId } }), { headers: ann.headers });
  expect(await response.text()).toContain('has not finished yet');
});
