import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { noteReach, queryClient } from '../api/index.ts';
import { ConnectionNotice } from './ConnectionNotice.tsx';

afterEach(() => {
  cleanup();
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
  // In whichever language the tests before have left the texts.
  const said = () => screen.getByRole('status').textContent;
  expect(said()).toBe('');
  act(() => noteReach(false));
  expect(said()).not.toBe('');
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(said()).not.toBe('');
  expect(read).not.toHaveBeenCalled();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(said()).toBe('');
  expect(read).toHaveBeenCalledOnce();
});
