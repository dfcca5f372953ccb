import type { WaveVariable } from '@netloom/waves';
import { describe, expect, test } from 'vitest';
import type { ViewAction, ViewState } from './viewState.ts';
import { openView, viewReducer } from './viewState.ts';

function variable(name: string, signal: number): WaveVariable {
  const common = { kind: 'wire', direction: '' as const, value: 'bits' as const, range: '' };
  return { id: signal, signal, name, path: `top.${name}`, width: 8, ...common };
}

const [a, b, c] = ['a', 'b', 'c'].map(variable) as [WaveVariable, WaveVariable, WaveVariable];
const start = openView({ from: 0, to: 1000 }, [a, b]);

function after(state: ViewState, ...actions: ViewAction[]): ViewState {
  return actions.reduce(viewReducer, state);
}
const names = (state: ViewState) => state.rows.map((row) => row.variable.name).join('');

describe('displayed signals', () => {
  test('are added at the end or at a place, and selected', () => {
    expect(names(after(start, { type: 'add', variables: [c] }))).toBe('abc');
    const middle = after(start, { type: 'add', variables: [c], at: 1 });
    expect(names(middle)).toBe('acb');
    expect(middle.rows.find(({ key }) => key === middle.selected)!.variable).toBe(c);
  });

  test('the same one twice has two rows', () => {
    const twice = after(start, { type: 'add', variables: [a] }, { type: 'radix', key: 2, radix: 'bin' });
    expect(twice.rows.map(({ radix }) => radix)).toEqual(['hex', 'hex', 'bin']);
  });

  test('are moved and removed; the neighbour is selected next', () => {
    const three = after(start, { type: 'add', variables: [c] });
    expect(names(after(three, { type: 'move', key: 0, to: 2 }))).toBe('bca');
    expect(names(after(three, { type: 'move', key: 0, to: -1 }))).toBe('abc');
    const less = after(three, { type: 'select', key: 1 }, { type: 'remove', key: 1 });
    expect([names(less), less.selected]).toEqual(['ac', 2]);
    expect(after(start, { type: 'remove', key: 0 }, { type: 'remove', key: 1 }).selected).toBeNull();
  });

  test('changes are undone and redone; a new change ends redoing', () => {
    const changed = after(start, { type: 'add', variables: [c] }, { type: 'remove', key: 0 });
    const undone = after(changed, { type: 'undo' });
    expect(names(undone)).toBe('abc');
    expect(names(after(undone, { type: 'undo' }, { type: 'undo' }))).toBe('ab');
    expect(names(after(undone, { type: 'redo' }))).toBe('bc');
    expect(after(undone, { type: 'remove', key: 1 }).future).toEqual([]);
  });
});

describe('visible time', () => {
  test('zooming keeps the anchor in place and stays inside the dump', () => {
    const zoomed = after(start, { type: 'zoom', factor: 2, anchor: 250 });
    expect(zoomed.span).toEqual({ from: 125, to: 625 });
    expect(after(zoomed, { type: 'zoom', factor: 0.1, anchor: 250 }).span).toEqual({ from: 0, to: 1000 });
  });

  test('has a smallest width', () => {
    const { span } = after(start, { type: 'zoom', factor: 1e9, anchor: 500 });
    expect(span.to - span.from).toBe(4);
    expect(span.from).toBeLessThanOrEqual(500);
    expect(span.to).toBeGreaterThanOrEqual(500);
  });

  test('panning stops at the ends', () => {
    const zoomed = after(start, { type: 'show', span: { from: 100, to: 200 } });
    expect(after(zoomed, { type: 'pan', ticks: 5000 }).span).toEqual({ from: 900, to: 1000 });
    expect(after(zoomed, { type: 'pan', ticks: -5000 }).span).toEqual({ from: 0, to: 100 });
  });

  test('follows a cursor that leaves it, and only then', () => {
    const zoomed = after(start, { type: 'show', span: { from: 100, to: 200 } });
    expect(after(zoomed, { type: 'cursor', time: 150, reveal: true }).span).toEqual(zoomed.span);
    expect(after(zoomed, { type: 'cursor', time: 700, reveal: true }).span).toEqual({ from: 650, to: 750 });
    expect(after(zoomed, { type: 'cursor', time: 700 }).span).toEqual(zoomed.span);
  });

  test('cursor and marker are whole ticks inside the dump', () => {
    const placed = after(start, { type: 'cursor', time: 10.6 }, { type: 'marker', time: 5000 });
    expect([placed.cursor, placed.marker]).toEqual([11, 1000]);
  });
});
