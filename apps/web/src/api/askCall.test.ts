import { defineCall } from '@netloom/contract';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { askCall } from './askCall.ts';
import { callKey } from './hooks.ts';
import { queryClient } from './queryClient.ts';

const list = defineCall({ method: 'GET', path: '/x/list', summary: '', reply: z.array(z.number()) });

it('waits on for what a screen that is left has given up', async () => {
  const screen = queryClient.fetchQuery({
    queryKey: callKey(list, {}),
    queryFn: ({ signal }) => new Promise((_, fail) => signal.addEventListener('abort', fail)),
  });
  const given = screen.then(
    () => 'kept',
    () => 'given up',
  );
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, msg: '', data: [1, 2] })));
  const asked = askCall(list, {});
  await queryClient.cancelQueries({ queryKey: callKey(list, {}) });
  expect([await given, await asked]).toEqual(['given up', [1, 2]]);
});
