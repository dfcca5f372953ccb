import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noteReach, queryClient } from '../api/index.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('says that the server is not reached until it is, and reads anew what is shown', async () => {
  vi.useFakeTimers();
  const answers = [false, true];
  vi.stubGlobal('fetch', () =>
    answers.shift() ? Promise.resolve(new Response('')) : Promise.reject(new TypeError('no network')),
  );
  const read = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue();
  render(<ConnectionNotice />);
  expect(screen.queryByText(/connection\.lost|No connection/)).toBeNull();
  act(() => noteReach(false));
  screen.getByText(/connection\.lost|No connection/);
  await act(() => vi.advanceTimersByTimeAsync(3000));
  screen.getByText(/connection\.lost|No connection/);
  expect(read).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.queryByText(/connection\.lost|No connection/)).toBeNull();
  expect(read).toHaveBeenCalledOnce();
});
