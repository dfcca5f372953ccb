import { afterAll, beforeAll, expect, it } from 'vitest';
import { unreadStorm } from '../../../test/talk/unreadStorm.ts';
import { startTestServer } from '../../../test/testServer.ts';
import type { TestServer } from '../../../test/testServer.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

it('counts what is unread as a recount of everything does', async () => {
  expect(await unreadStorm(server, 200, 1)).toEqual([]);
});
