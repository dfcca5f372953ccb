import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { callKey, queryClient } from '../api/index.ts';
import { screenByKey } from '../screens.ts';
import { useDept } from '../session/index.ts';
import { screenAhead, useAskedAhead } from './screenAhead.ts';

afterEach(() => {
  cleanup();
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('takes the canvas for the first screen where the address says none', () => {
  expect(screenAhead('/')?.key).toBe('socCanvas');
  expect(screenAhead('/runs/index')?.key).toBe('runList');
  expect(screenAhead('/no/screen')).toBeUndefined();
});

it('asks once what the first screen will ask, under its key', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ code: 200, msg: 'success', data: [] }));
  });
  useDept.setState({ deptId: 7 });
  const { rerender } = renderHook(useAskedAhead);
  rerender();
  await vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(asked).toEqual(['/api/HomePage/getAllSocCanvas/7', '/api/HomePage/getAllSocModule/7']);
  const { asks = [] } = screenByKey('socCanvas')!;
  for (const call of asks) expect(queryClient.getQueryData(callKey(call, { params: { x: 7 } }))).toEqual([]);
});
