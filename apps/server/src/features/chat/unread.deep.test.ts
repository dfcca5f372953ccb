import { afterAll, beforeAll, expect, it } from 'vitest';
import { unreadStorm } from '../../../test/talk/unreadStorm.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it.each([2, 3, 4, 5])('counts as a recount does after 2,500 things more (seed %i)', async (seed) => {
  expect(await unreadStorm(server, 2500, seed)).toEqual([]);
});
