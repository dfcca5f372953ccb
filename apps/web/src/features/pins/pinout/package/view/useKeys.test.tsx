import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Drawing } from '../drawing/drawing.ts';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const { useUi } = await import('../../store/uiStore.ts');
const { useView } = await import('./viewStore.ts');
const { useKeys } = await import('./useKeys.ts');

const begin = useView.getState();
beforeEach(() => useView.setState(begin, true));
afterEach(cleanup);

/** A box with the keys of a package; what reaches the page around it is told. */
function shown(isGrid: boolean) {
  const around = vi.fn();
  const drawing = { isGrid, pads: [], at: new Map(), of: new Map() } as unknown as Drawing;
  function Picture() {
    const box = useRef<HTMLDivElement>(null);
    return <div ref={box} role="listbox" tabIndex={0} onKeyDown={useKeys({ drawing, box })} />;
  }
  render(
    <div onKeyDown={around}>
      <Picture />
    </div>,
  );
  screen.getByRole('listbox').focus();
  return around;
}

it('turns, zooms and flips the package by keys, which go no further', async () => {
  const around = shown(true);
  await userEvent.keyboard('r');
  expect(useView.getState().turn).toMatchObject({ quarters: 1 });
  await userEvent.keyboard('{Shift>}R{/Shift}');
  expect(useView.getState().turn).toMatchObject({ quarters: 0 });
  await userEvent.keyboard('f');
  expect(useView.getState().turn.flipped).toBe(true);
  const { scale } = useView.getState().viewport;
  await userEvent.keyboard('+');
  expect(useView.getState().viewport.scale).toBeGreaterThan(scale);
  await userEvent.keyboard('-');
  expect(useView.getState().viewport.scale).toBeCloseTo(scale);
  expect(around.mock.calls.filter(([{ key }]) => key !== 'Shift')).toEqual([]);
});

it('has no other side of a package without a grid, and frees no pin where none is chosen', async () => {
  const around = shown(false);
  useUi.setState({ pin: undefined });
  await userEvent.keyboard('f{Delete}');
  expect(useView.getState().turn.flipped).toBe(false);
  expect(around).toHaveBeenCalledTimes(2);
});
