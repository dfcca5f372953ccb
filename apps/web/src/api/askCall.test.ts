import { defineCall } from '@netloom/contract';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { askAhead, askCall, takeCall } from './askCall.ts';
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

it('gives what was asked ahead once, and asks for every other', async () => {
  queryClient.clear();
  let asked = 0;
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ code: 200, msg: '', data: [(asked += 1)] })));
  askAhead(list, {});
  expect(await takeCall(list, {})).toEqual([1]);
  expect(await takeCall(list, {})).toEqual([2]);
  expect(await takeCall(list, {})).toEqual([3]);
});

it('asks again where what was asked ahead has failed', async () => {
  queryClient.clear();
  const replies = [
    { code: 601, msg: 'gone' },
    { code: 200, msg: '', data: [4] },
  ];
  vi.stubGlobal('document', { cookie: '', documentElement: { lang: 'en' } });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(replies.shift())));
  askAhead(list, {});
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(await takeCall(list, {})).toEqual([4]);
});
