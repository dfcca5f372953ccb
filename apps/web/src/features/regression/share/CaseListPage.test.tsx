import { ReplyCode } from '@netloom/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../test/withTexts.tsx';
import { queryClient } from '../../../api/index.ts';
import CaseListPage from './CaseListPage.tsx';

const row = {
  ...{
    resultId: 4,
    runId: 'r',
    childRunId: 'c',
    caseName: 'wrap',
    build: 'b',
    plusargs: '',
    seed: 7,
    toldSeed: null,
  },
  ...{ verdict: 'failed', attempts: 1, message: 'count is wrong', bucketId: null, file: 'tb/a.sv', line: 3 },
  ...{ nondeterministic: false, unchecked: false, tool: 'icarus', wave: null },
};
const regression = {
  ...{ runId: 'r', number: 2, name: 'counter', rtlVersion: 'a'.repeat(40), branch: 'main', result: 'failed' },
  ...{ passNum: 0, caseNum: 1, date: '2026-11-26T00:00:00Z' },
};
const place = {
  ...{ result: row, regression, command: 'git checkout', host: 'n1', source: null },
  log: { firstLine: 1, lines: ['before', 'ERROR: count is wrong'], at: 2 },
};

let asked: string[];
beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body: string }) => {
    asked.push(`${url} ${body}`);
    const isGuessed = String(body).includes('guessed');
    const data =
      url.includes('/share/result?') || url.endsWith('/share/result')
        ? place
        : { regression, sources: false, results: { total: 1, rows: [row] } };
    const code = isGuessed ? ReplyCode.notFound : ReplyCode.ok;
    return Promise.resolve(Response.json({ code, msg: '', data: isGuessed ? null : data }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Address() {
  return <output>{useLocation().pathname}</output>;
}

const open = (address: string) =>
  render(
    <WithTexts>
      <QueryClientProvider client={queryClient}>
        <MemoryRouter initialEntries={[address]}>
          <Routes>
            <Route path="/example/caseList" element={<CaseListPage />} />
            <Route path="/example/caseList/:id" element={<CaseListPage />} />
          </Routes>
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </WithTexts>,
  );

it.each(['/example/caseList', '/example/caseList/12'])(
  '%s asks for nothing, and says how a link is got',
  async (path) => {
    open(path);
    await screen.findByText(/The lead of a project makes a link/);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Test Results Check');
    expect(screen.getByRole('status').textContent).toBe(path);
    expect(asked).toEqual([]);
  },
);

it('a guessed link shows nothing, and stays where it is', async () => {
  open('/example/caseList/guessed');
  await screen.findByText('This link shows nothing any more');
  expect(screen.getByRole('status').textContent).toBe('/example/caseList/guessed');
});

it('a link shows results, and one of them with its log at the first error', async () => {
  open('/example/caseList/secret');
  await screen.findByText('wrap');
  expect(screen.getByText(/no sources/)).toBeTruthy();
  cleanup();
  open('/example/caseList/secret?result=4');
  await screen.findByText('Log at the first error');
  expect(screen.getByText(/ERROR: count is wrong/).dataset['at']).toBe('true');
  // What opens the page is in no address that is asked.
  expect(asked.every((call) => !call.split(' ')[0]!.includes('secret'))).toBe(true);
});
