import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Row } from './rows.ts';

vi.hoisted(() => localStorage.setItem('netloom.deptId', '1'));
const edits = vi.hoisted(() => ({ freeAll: vi.fn(), lockAll: vi.fn() }));
vi.mock('./editRows.ts', () => edits);
const { useTable } = await import('./tableStore.ts');
const { useTableKeys } = await import('./useTableKeys.ts');

const begin = useTable.getState();
beforeEach(() => {
  useTable.setState(begin, true);
  vi.clearAllMocks();
});
afterEach(cleanup);

const rows = ['PA0', 'PA1', 'PA2'].map(
  (name) => ({ key: name, name, signal: 'GPIO_Output', locked: false }) as unknown as Row,
);

function shown() {
  function Table() {
    const table = useRef<HTMLDivElement>(null);
    return <div ref={table} role="grid" tabIndex={0} onKeyDown={useTableKeys(rows, 2, table)} />;
  }
  render(<Table />);
  screen.getByRole('grid').focus();
}

it('walks, chooses a range, frees and locks all that is chosen', async () => {
  shown();
  await userEvent.keyboard('{ArrowDown}');
  expect(useTable.getState().row).toBe('PA0');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect([...useTable.getState().chosen]).toEqual(['PA0', 'PA1']);
  await userEvent.keyboard('{Delete}');
  expect(edits.freeAll).toHaveBeenLastCalledWith(['PA0', 'PA1']);
  await userEvent.keyboard('l');
  expect(edits.lockAll).toHaveBeenLastCalledWith(['PA0', 'PA1'], true);
  await userEvent.keyboard('{Escape}{PageDown} ');
  expect([...useTable.getState().chosen]).toEqual(['PA2']);
  await userEvent.keyboard('{Control>}a{/Control}');
  expect(useTable.getState().chosen.size).toBe(3);
});

it('begins a label with what is typed over it, an L too', async () => {
  shown();
  await userEvent.keyboard('{ArrowDown}');
  useTable.setState({ column: 'label' });
  await userEvent.keyboard('L');
  expect(useTable.getState()).toMatchObject({ editing: true, typed: 'L' });
  expect(edits.lockAll).not.toHaveBeenCalled();
});

it('edits nothing where no row is', async () => {
  shown();
  await userEvent.keyboard('{Delete}l{Enter} ');
  expect(edits.freeAll).not.toHaveBeenCalled();
  expect(edits.lockAll).not.toHaveBeenCalled();
  expect(useTable.getState()).toMatchObject({ editing: false, chosen: new Set() });
});
