import { ReplyCode } from '@netloom/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../test/withTexts.tsx';
import { queryClient } from '../../../api/index.ts';
import { useDept } from '../../../session/index.ts';
import { BucketList } from './BucketList.tsx';
import { Matrix } from './Matrix.tsx';

const bucket = (bucketId: number, title: string, more: object = {}) => ({
  ...{ bucketId, title, count: 2, all: 5, cases: ['divide'], seeds: ['divide:1', 'divide:2'] },
  ...{ firstVersion: 'a'.repeat(40), lastVersion: 'b'.repeat(40), firstDate: '2026-11-26T00:00:00Z' },
  ...{ ownerId: null, owner: '', joined: [], part: '', ...more },
});
const matrix = [
  {
    ...{ caseName: 'divide', build: 'bench', counts: { passed: 1, failed: 1 } },
    results: [
      { resultId: 1, seed: 7, class: 'failed' },
      { resultId: 2, seed: 8, class: 'passed' },
    ],
  },
  { caseName: 'many', build: 'fast', counts: { passed: 40_000, nondeterministic: 2 }, results: [] },
];
const ANSWERS: [string, unknown][] = [
  ['/regression/buckets', [bucket(1, 'parity is wrong', { part: 'case: divide' }), bucket(2, 'late')]],
  ['/regression/matrix', matrix],
  ['/bug/list', { total: 1, rows: [{ bugId: 4, title: 'Parity', status: 'Running' }] }],
  ['/user/permissions', ['*']],
];

let asked: string[];
beforeEach(() => {
  useDept.setState({ deptId: 1 });
  asked = [];
  queryClient.clear();
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    asked.push(`${url} ${body ?? ''}`);
    const data = ANSWERS.find(([path]) => url.includes(path))?.[1] ?? [];
    return Promise.resolve(Response.json({ code: ReplyCode.ok, msg: '', data }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (element: React.ReactElement) =>
  render(
    <WithTexts>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <App>{element}</App>
        </MemoryRouter>
      </QueryClientProvider>
    </WithTexts>,
  );

it('lays results out as squares that lead to them, and many as a bar', async () => {
  show(<Matrix runId="r" caseName={undefined} wanted={undefined} />);
  const red = await screen.findByLabelText('divide:7 failed');
  expect(red.getAttribute('href')).toBe('/example/caseList/1');
  expect(screen.getByTitle('40000 passed')).toBeTruthy();
  expect(screen.getByTitle('2 non-deterministic')).toBeTruthy();
});

it('tells of a cause what is known of it, with its defects', async () => {
  show(<BucketList runId="r" chosen={undefined} onChoose={() => undefined} />);
  fireEvent.click((await screen.findAllByLabelText(/^More about/))[0]!);
  await screen.findByText('2 here, 5 in all regressions');
  await screen.findByRole('link', { name: '#4 Parity Running' });
  expect(screen.getByText('divide:1, divide:2')).toBeTruthy();
  await waitFor(() => expect(asked.some((call) => call.includes('bucketId=1'))).toBe(true));
});
