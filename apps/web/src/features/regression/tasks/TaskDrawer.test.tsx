import { ReplyCode } from '@netloom/contract';
import type { TaskRow } from '@netloom/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../test/withTexts.tsx';
import { queryClient } from '../../../api/index.ts';
import { useDept } from '../../../session/index.ts';
import { TaskDrawer } from './TaskDrawer.tsx';

const TASK: TaskRow = {
  ...{ taskId: 3, deptId: 1, deptName: 'Demo', title: 'Mend it', description: '', status: 'todo' },
  ...{ assigneeId: null, assignee: '', due: null, needs: [], waitsFor: [], subjects: [] },
  ...{ createBy: 'ann', updateTime: '2026-11-26T00:00:00Z', revision: 1 },
};
const THEIRS = { ...TASK, title: 'Mend it at once', status: 'doing' as const, revision: 2 };

let saved: { revision: number; title: string }[];
beforeEach(() => {
  useDept.setState({ deptId: 1 });
  saved = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body?: string } = {}) => {
    if (url.includes('/task/update')) saved.push(JSON.parse(body!) as (typeof saved)[number]);
    return Promise.resolve(
      Response.json({ code: ReplyCode.ok, msg: '', data: url.includes('/task/') ? TASK : [] }),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const drawer = (task: TaskRow) => (
  <WithTexts>
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <App>
          <TaskDrawer task={task} all={[task]} onClose={() => undefined} />
        </App>
      </MemoryRouter>
    </QueryClientProvider>
  </WithTexts>
);

const title = () => screen.findByLabelText<HTMLInputElement>('Title');

it('keeps what was typed when somebody else changes the task, and overwrites only when told to', async () => {
  const { rerender } = render(drawer(TASK));
  fireEvent.change(await title(), { target: { value: 'Mend the sign' } });
  rerender(drawer(THEIRS));
  await screen.findByText('It is now: Mend it at once · Doing');
  expect((await title()).value).toBe('Mend the sign');
  fireEvent.click(screen.getByText('Save'));
  // The server refuses it: it began from what is not there any more.
  await waitFor(() => expect(saved).toMatchObject([{ revision: 1, title: 'Mend the sign' }]));
  fireEvent.click(screen.getByText('Keep what I typed'));
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(saved[1]).toMatchObject({ revision: 2, title: 'Mend the sign' }));
});

it('shows what somebody else made of it', async () => {
  const { rerender } = render(drawer(TASK));
  fireEvent.change(await title(), { target: { value: 'Mend the sign' } });
  rerender(drawer(THEIRS));
  fireEvent.click(await screen.findByText('Show it as it is now'));
  await waitFor(async () => expect((await title()).value).toBe('Mend it at once'));
  expect(screen.queryByText('Somebody else changed this task meanwhile')).toBeNull();
});
