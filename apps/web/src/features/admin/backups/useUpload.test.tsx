import { ReplyCode } from '@netloom/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { App } from 'antd';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { WithTexts } from '../../../../test/withTexts.tsx';
import { queryClient } from '../../../api/index.ts';
import { useUpload } from './useUpload.tsx';

let sent: string[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal('fetch', (url: string, { body }: { body?: FormData } = {}) => {
    const file = body?.get('file');
    if (file instanceof File) sent.push(file.name);
    return Promise.resolve(Response.json({ code: ReplyCode.ok, msg: '', data: { name: 'kept.tar.gz' } }));
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Upload() {
  const { field, drop } = useUpload();
  return (
    <p {...drop}>
      {field}
      here
    </p>
  );
}

const shown = () =>
  render(
    <WithTexts>
      <QueryClientProvider client={queryClient}>
        <App>
          <Upload />
        </App>
      </QueryClientProvider>
    </WithTexts>,
  );

const backup = (name: string) => new File(['x'], name);

it('takes a file that is dropped, and does not open it in the place of the screen', async () => {
  shown();
  const here = await screen.findByText('here');
  const goesOn = fireEvent.drop(here, { dataTransfer: { files: [backup('dropped.tar.gz')] } });
  expect(goesOn).toBe(false);
  await waitFor(() => expect(sent).toEqual(['dropped.tar.gz']));
});

it('takes a file that is chosen', async () => {
  const { container } = shown();
  await screen.findByText('here');
  fireEvent.change(container.querySelector('input')!, { target: { files: [backup('chosen.tar.gz')] } });
  await waitFor(() => expect(sent).toEqual(['chosen.tar.gz']));
});
