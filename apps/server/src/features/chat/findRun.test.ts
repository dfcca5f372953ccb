import { randomUUID } from 'node:crypto';
import { findRun } from '@netloom/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO, startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('finds a run by number, id or its first digits, for those alone who may see it', async () => {
  const runId = randomUUID();
  const { rows } = await server.services.pool.query<{ number: string }>(
    `INSERT INTO runs (run_id, dept_id, kind, title, state, verdict, create_by, tree, request)
     VALUES ($1, $2, 'lint', 'Lint', 'finished', 'passed', 1, '', '{"kind":"lint"}') RETURNING queue_number AS number`,
    [runId, DEMO],
  );
  const number = Number(rows[0]!.number);
  const outsider = await server.newUser('outsider');
  for (const name of [String(number), runId, runId.slice(0, 8)]) {
    expect(await server.admin.call(findRun, { query: { runId: name } })).toMatchObject({ runId, number });
    expect(await outsider.call(findRun, { query: { runId: name } })).toBeNull();
  }
  expect(await server.admin.call(findRun, { query: { runId: String(number + 1) } })).toBeNull();
});
