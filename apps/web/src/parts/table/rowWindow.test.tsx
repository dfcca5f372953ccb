import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRowWindow } from './useRowWindow.ts';

const ROW = 20;
let told: () => void;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(tell: () => void) {
        told = tell;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A hundred lines; the window has room for ten of them below a head. */
function Lines({ count = 100 }: { count?: number }) {
  const { scroller, first, last, page, onScroll, reveal } = useRowWindow(count, ROW, ROW);
  return (
    <>
      <div ref={scroller} data-testid="box" onScroll={onScroll}>
        {Array.from({ length: last - first }, (_, index) => (
          <p key={first + index}>{first + index}</p>
        ))}
      </div>
      <output>{page}</output>
      <button type="button" onClick={() => reveal(50)}>
        show
      </button>
    </>
  );
}

function shown(count?: number) {
  render(<Lines {...(count !== undefined && { count })} />);
  const box = screen.getByTestId('box');
  Object.defineProperty(box, 'clientHeight', { value: 11 * ROW });
  act(() => told());
  const lines = () => [...box.querySelectorAll('p')].map(({ textContent }) => Number(textContent));
  return { box, lines };
}

it('draws the rows in view, with some around them, however many there are', () => {
  const { box, lines } = shown();
  expect(screen.getByRole('status').textContent).toBe('10');
  expect(lines().slice(0, 10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(lines().length).toBeLessThan(60);
  box.scrollTop = 60 * ROW;
  fireEvent.scroll(box);
  const around = lines();
  expect(around).toEqual(expect.arrayContaining([60, 65, 70]));
  expect(around[0]).toBeGreaterThan(30);
});

it('draws what there is of a list that has become shorter than it was scrolled', () => {
  const { box, lines } = shown(5);
  box.scrollTop = 60 * ROW;
  fireEvent.scroll(box);
  expect(lines()).toEqual([0, 1, 2, 3, 4]);
});

it('scrolls as little as it takes to show a row', () => {
  const { box } = shown();
  const show = screen.getByRole('button');
  fireEvent.click(show);
  // Row 50 is the last of ten below the head.
  expect(box.scrollTop).toBe(41 * ROW);
  fireEvent.click(show);
  expect(box.scrollTop).toBe(41 * ROW);
  box.scrollTop = 80 * ROW;
  fireEvent.click(show);
  expect(box.scrollTop).toBe(50 * ROW);
});
