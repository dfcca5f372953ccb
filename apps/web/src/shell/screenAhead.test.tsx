import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { selectCanvasBySocCanvasId } from '@netloom/contract';
import { callKey, queryClient } from '../api/index.ts';
import { screenByKey } from '../screens.ts';
import { useDept, useDesign } from '../session/index.ts';
import type { HubMessage } from '../stream/index.ts';
import { screenAhead, useAskedAhead } from './screenAhead.ts';

const { listeners } = vi.hoisted(() => ({ listeners: new Set<(message: HubMessage) => void>() }));
vi.mock('../stream/index.ts', async (actual) => ({
  ...(await actual<object>()),
  onStreamMessage(listener: (message: HubMessage) => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
}));

afterEach(() => {
  cleanup();
  history.replaceState(null, '', '/');
  queryClient.clear();
  vi.unstubAllGlobals();
});

it('takes the canvas for the first screen where the address says none', () => {
  expect(screenAhead('/')?.key).toBe('socCanvas');
  expect(screenAhead('/runs/index')?.key).toBe('runList');
  expect(screenAhead('/no/screen')).toBeUndefined();
});

/** The addresses of the calls that are made from now on, each answered by `data`. */
function watchCalls(data: object[] = []): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    return Promise.resolve(Response.json({ code: 200, msg: 'success', data }));
  });
  return asked;
}

const settled = () => vi.waitFor(() => expect(queryClient.isFetching()).toBe(0));

it('asks once what the first screen will ask, under its key', async () => {
  const asked = watchCalls();
  useDept.setState({ deptId: 7 });
  const { rerender } = renderHook(useAskedAhead);
  rerender();
  await settled();
  expect(asked.toSorted()).toEqual([
    '/api/HomePage/getAllSocCanvas/7',
    '/api/HomePage/getAllSocModule/7',
    '/api/sysMenu/menus?deptId=7',
  ]);
  const { asks = [] } = screenByKey('socCanvas')!;
  for (const call of asks) expect(queryClient.getQueryData(callKey(call, { params: { x: 7 } }))).toEqual([]);
});

it('asks for the design that the canvas will open: the one of the address, else the last', async () => {
  const asked = watchCalls();
  useDept.setState({ deptId: 7 });
  useDesign.setState({ designId: 3 });
  renderHook(useAskedAhead);
  await settled();
  expect(asked).toContain('/api/socCanvas/selectCanvasBySocCanvasId/3');
  history.replaceState(null, '', '/charts/keyboard?canvas=5');
  renderHook(useAskedAhead);
  await settled();
  expect(asked).toContain('/api/socCanvas/selectCanvasBySocCanvasId/5');
});

it('asks for the first design where none was chosen here', async () => {
  const asked = watchCalls([
    { socCanvasId: 9, deptId: 7, socName: '', path: '', createBy: '', updateTime: '' },
  ]);
  useDept.setState({ deptId: 7 });
  useDesign.setState({ designId: undefined });
  renderHook(useAskedAhead);
  await vi.waitFor(() => expect(asked).toContain('/api/socCanvas/selectCanvasBySocCanvasId/9'));
  expect(asked.filter((address) => address.includes('getAllSocCanvas'))).toHaveLength(1);
  await settled();
});

it('asks for no design where the first screen begins without one', async () => {
  const asked = watchCalls();
  useDept.setState({ deptId: 7 });
  useDesign.setState({ designId: 3 });
  history.replaceState(null, '', '/runs/index');
  renderHook(useAskedAhead);
  await settled();
  expect(asked).toEqual(['/api/sysMenu/menus?deptId=7']);
});

it('forgets the design that it has asked for when something is written to the tree', async () => {
  watchCalls();
  useDept.setState({ deptId: 7 });
  useDesign.setState({ designId: 3 });
  renderHook(useAskedAhead);
  await settled();
  const known = () =>
    queryClient.getQueryData(callKey(selectCanvasBySocCanvasId, { params: { id: 3 } })) !== undefined;
  expect(known()).toBe(true);
  for (const listener of listeners) listener({ type: 'tree-changed', deptId: 7 } as HubMessage);
  expect(known()).toBe(false);
});
