import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useOneStop } from './useOneStop.ts';

afterEach(cleanup);

function Part({ current }: { current: boolean }) {
  return (
    <article ref={useOneStop(current)} tabIndex={current ? 0 : -1}>
      <a href="/x">link</a>
      <button type="button">press</button>
      <pre tabIndex={0}>wide</pre>
    </article>
  );
}

it('lets Tab into the current part alone', () => {
  const stops = () => ['link', 'press', 'wide'].map((text) => screen.getByText(text).tabIndex);
  const { rerender } = render(<Part current={false} />);
  expect(stops()).toEqual([-1, -1, 0]);
  rerender(<Part current />);
  expect(stops()).toEqual([0, 0, 0]);
});
