import type { WaveVariable } from '@netloom/waves';
import { describe, expect, test } from 'vitest';
import type { ViewAction } from './actions.ts';
import type { RowNode, ViewState } from './model.ts';
import { pathsOf } from './reopen.ts';
import { selectedRows } from './select.ts';
import { refOf, titleOf } from './signalRow.ts';
import { openView, viewReducer } from './viewReducer.ts';

function variable(name: string, signal: number, width = 8): WaveVariable {
  const range = width > 1 ? `[${width - 1}:0]` : '';
  const common = { kind: 'wire', direction: '' as const, value: 'bits' as const };
  return { id: signal, signal, name, path: `top.${name}`, width, range, ...common };
}

const [a, b, c] = [variable('a', 0), variable('b', 1), variable('c', 2)];
const limits = { from: 0, to: 1000 };
const start = openView(limits, [a, b, c]);
const [keyA, keyB, keyC] = [1, 2, 3];

function after(state: ViewState, ...actions: ViewAction[]): ViewState {
  return actions.reduce(viewReducer, state);
}

/** `a b G(c) -` for rows a, b, a group G of c, and a separator. */
function shape(rows: RowNode[]): string {
  return rows
    .map((row) => {
      if (row.kind === 'signal')
        return titleOf(row).name + (row.parts[0]!.high === undefined ? '' : titleOf(row).range);
      return row.kind === 'group' ? `${row.name}(${shape(row.rows)})` : '-';
    })
    .join(' ');
}
const shapes = (state: ViewState) => state.panes.map(({ rows }) => shape(rows)).join(' | ');
const select = (...keys: number[]): ViewAction => ({ type: 'select', keys });
const at = (index: number, group: number | null = null) => ({ pane: 0, group, index });
const chosen = (state: ViewState) => shape(selectedRows(state));

describe('rows', () => {
  test('are added at the end or at a place, and selected', () => {
    const d = variable('d', 3);
    expect(shapes(after(start, { type: 'add', variables: [d] }))).toBe('a b c d');
    const middle = after(start, { type: 'add', variables: [d], at: at(1) });
    expect([shapes(middle), chosen(middle)]).toEqual(['a d b c', 'd']);
  });

  test('are removed together; what followed is selected next', () => {
    const less = after(start, select(keyA, keyB), { type: 'remove' });
    expect([shapes(less), chosen(less)]).toEqual(['c', 'c']);
    expect(after(less, { type: 'remove' }).selected).toEqual([]);
  });

  test('move together to a place counted before they leave', () => {
    expect(shapes(after(start, { type: 'move', keys: [keyA, keyC], to: at(2) }))).toBe('b a c');
    expect(shapes(after(start, { type: 'move', keys: [keyA], to: at(3) }))).toBe('b c a');
  });

  test('are duplicated, cut, copied and pasted with keys of their own', () => {
    expect(shapes(after(start, select(keyA, keyB), { type: 'duplicate' }))).toBe('a b a b c');
    const cut = after(start, select(keyA), { type: 'cut' });
    expect(shapes(cut)).toBe('b c');
    const pasted = after(cut, select(keyC), { type: 'paste' }, { type: 'paste' });
    expect(shapes(pasted)).toBe('b c a a');
    const keys = pasted.panes[0]!.rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(4);
  });

  test('a format is changed in part and for several at once', () => {
    const change = { format: { radix: 'fixed', fraction: 4 } } as const;
    const changed = after(
      start,
      { type: 'change', keys: [keyA, keyB], change },
      { type: 'change', keys: [keyA], change: { format: { signedFixed: true }, color: 'pink' } },
    );
    const [first, second] = changed.panes[0]!.rows;
    expect(first).toMatchObject({
      format: { radix: 'fixed', fraction: 4, signedFixed: true },
      color: 'pink',
    });
    expect(second).toMatchObject({ format: { radix: 'fixed', fraction: 4 } });
    expect(after(changed, { type: 'undo' }, { type: 'undo' }).panes).toEqual(start.panes);
  });
});

describe('groups', () => {
  const grouped = after(start, select(keyB, keyC), { type: 'group', name: 'G' });
  const group = grouped.selected[0]!;

  test('hold the selected rows where the first of them was', () => {
    expect(shapes(grouped)).toBe('a G(b c)');
    expect(shapes(after(start, select(keyC, keyA), { type: 'group', name: 'G' }))).toBe('G(a c) b');
    expect(shapes(after(grouped, select(keyA, group), { type: 'group', name: 'H' }))).toBe('H(a G(b c))');
  });

  test('are taken apart', () => {
    const apart = after(grouped, { type: 'ungroup' });
    expect([shapes(apart), chosen(apart)]).toEqual(['a b c', 'b c']);
  });

  test('are entered and left step by step', () => {
    const inside = after(grouped, select(keyA), { type: 'shift', step: 1 });
    expect(shapes(inside)).toBe('G(a b c)');
    expect(shapes(after(inside, { type: 'shift', step: 1 }))).toBe('G(b a c)');
    const behind = after(inside, select(keyC), { type: 'shift', step: 1 });
    expect(shapes(behind)).toBe('G(a b) c');
    expect(shapes(after(behind, { type: 'shift', step: 1 }))).toBe('G(a b) c');
    expect(shapes(after(behind, { type: 'shift', step: -1 }))).toBe('G(a b c)');
  });

  test('are passed over when closed, and never go into themselves', () => {
    const closed = after(grouped, { type: 'fold', key: group }, select(keyA), { type: 'shift', step: 1 });
    expect(shapes(closed)).toBe('G(b c) a');
    expect(after(grouped, { type: 'move', keys: [group], to: at(0, group) })).toBe(grouped);
  });

  test('a closed group takes over the selection of what it hides', () => {
    expect(after(grouped, select(keyC), { type: 'fold', key: group }).selected).toEqual([group]);
  });
});

describe('selection', () => {
  test('is extended from an anchor, both ways, and toggled', () => {
    const down = after(start, select(keyA), { type: 'select.to', key: keyC });
    expect(chosen(down)).toBe('a b c');
    const up = after(down, select(keyB), { type: 'select.next', step: -1, extend: true });
    expect([chosen(up), up.selected.at(-1)]).toEqual(['a b', keyA]);
    expect(chosen(after(start, select(keyA), { type: 'select.toggle', key: keyC }))).toBe('a c');
    expect(chosen(after(start, { type: 'select.all' }, { type: 'select.toggle', key: keyB }))).toBe('a c');
  });

  test('lets go what an undo takes away', () => {
    const added = after(start, { type: 'add', variables: [a] });
    expect(after(added, { type: 'undo' }).selected).toEqual([]);
  });
});

describe('bits', () => {
  const refs = (state: ViewState) =>
    selectedRows(state).map((row) => (row.kind === 'signal' ? refOf(row) : ''));

  test('are taken out of a vector, and out of a slice of it', () => {
    const slice = after(start, { type: 'slice', key: keyB, high: 6, low: 3 });
    expect([shapes(slice), refs(slice)]).toEqual(['a b b[6:3] c', ['1[6:3]']]);
    const again = after(slice, { type: 'slice', key: slice.selected[0]!, high: 1, low: 1 });
    expect(refs(again)).toEqual(['1[4:4]']);
    expect(after(start, { type: 'slice', key: keyB, high: 8, low: 3 })).toBe(start);
  });

  test('of a vector each get a row in a group', () => {
    const state = openView(limits, [variable('n', 5, 3)]);
    expect(shapes(after(state, { type: 'bits', key: 1 }))).toBe('n n[2:0](n[2] n[1] n[0])');
  });

  test('of several rows make one vector, whose order can be changed and parts taken', () => {
    const joined = after(start, select(keyA, keyC), { type: 'join' });
    expect([shapes(joined), refs(joined)]).toEqual(['{a, c} b', ['0+2']]);
    const key = joined.selected[0]!;
    const across = after(joined, { type: 'slice', key, high: 9, low: 6 });
    expect(refs(across)).toEqual(['0[1:0]+2[7:6]']);
    const row = selectedRows(joined)[0]!;
    const parts = row.kind === 'signal' ? row.parts.toReversed() : [];
    expect(refs(after(joined, { type: 'parts', key, parts }))).toEqual(['2+0']);
  });

  test('an ascending range is counted from its right end', () => {
    const up = { ...variable('u', 7), range: '[0:7]' };
    const slice = after(openView(limits, [up]), { type: 'slice', key: 1, high: 3, low: 0 });
    expect([shapes(slice), refs(slice)]).toEqual(['u u[4:7]', ['7[3:0]']]);
  });
});

describe('panes', () => {
  test('are split off with rows and closed without losing them', () => {
    const split = after(start, select(keyB), { type: 'pane.split', direction: 'beside', take: true });
    expect([shapes(split), split.direction]).toEqual(['a c | b', 'beside']);
    expect(shapes(after(split, { type: 'add', variables: [c] }))).toBe('a c | b c');
    expect(shapes(after(split, { type: 'pane.close', pane: split.activePane }))).toBe('a c b');
    expect(after(start, { type: 'pane.close', pane: 0 })).toBe(start);
  });
});

describe('undo and redo', () => {
  test('reach over rows, markers and bookmarks; a new change ends redoing', () => {
    const changed = after(
      start,
      select(keyA),
      { type: 'remove' },
      { type: 'marker.add', time: 5 },
      { type: 'bookmark.add', name: 'boot' },
    );
    const undone = after(changed, { type: 'undo' }, { type: 'undo' });
    expect([shapes(undone), undone.markers, undone.bookmarks]).toEqual(['b c', [], []]);
    const redone = after(undone, { type: 'redo' }, { type: 'redo' });
    expect([redone.markers, redone.bookmarks]).toEqual([changed.markers, changed.bookmarks]);
    expect(after(undone, { type: 'remove' }).future).toEqual([]);
  });

  test('a saved view is put in place as one step', () => {
    const panes = [{ key: 0, rows: [] }];
    const restored = after(start, {
      type: 'restore',
      state: { panes, span: { from: 10, to: 20 }, cursor: 12 },
    });
    expect([shapes(restored), restored.span, restored.cursor]).toEqual(['', { from: 10, to: 20 }, 12]);
    expect(shapes(after(restored, { type: 'undo' }))).toBe('a b c');
  });
});

describe('markers', () => {
  test('get free letters, are moved, renamed and removed', () => {
    const two = after(start, { type: 'marker.add', time: 5 }, { type: 'marker.add', time: 9000 });
    expect(two.markers.map(({ name, time }) => `${name}${time}`)).toEqual(['A5', 'B1000']);
    const [first, second] = two.markers.map(({ key }) => key) as [number, number];
    const next = after(
      two,
      { type: 'marker.remove', key: first },
      { type: 'marker.move', key: second, time: 7.4 },
      { type: 'marker.rename', key: second, name: 'reset' },
      { type: 'marker.add', time: 8 },
    );
    expect(next.markers.map(({ name, time }) => `${name}${time}`)).toEqual(['reset7', 'A8']);
  });

  test('are brought in sight together', () => {
    const two = after(start, { type: 'marker.add', time: 200 }, { type: 'marker.add', time: 300 });
    expect(after(two, { type: 'fit.markers' }).span).toEqual({ from: 197, to: 303 });
  });
});

describe('another dump', () => {
  const found = new Map([
    ['top.a', { ...a, signal: 17 }],
    ['top.c', { ...c, width: 4 }],
  ]);
  const sliced = after(start, { type: 'slice', key: keyC, high: 6, low: 3 }, select(keyB), {
    type: 'remove',
  });

  test('has other numbers for signals; those it lacks are kept as missing', () => {
    expect(pathsOf(sliced).sort()).toEqual(['top.a', 'top.b', 'top.c']);
    const reopened = after(sliced, { type: 'reopen', limits: { from: 0, to: 400 }, found });
    const refs = (state: ViewState) =>
      state.panes[0]!.rows.map((row) => (row.kind === 'signal' ? refOf(row) : ''));
    expect(refs(reopened)).toEqual(['17', '2', null]);
    expect(reopened.span).toEqual({ from: 0, to: 400 });
    expect(refs(after(reopened, { type: 'undo' }))).toEqual(['17', null, '2', null]);
    const back = new Map([a, b, c].map((one) => [one.path, one]));
    expect(after(reopened, { type: 'reopen', limits, found: back }).panes).toEqual(sliced.panes);
  });

  test('one that grows keeps the view, or its end in sight', () => {
    const view = after(start, { type: 'show', span: { from: 100, to: 200 } });
    const grown = { from: 0, to: 2000 };
    expect(after(view, { type: 'limits', limits: grown }).span).toEqual({ from: 100, to: 200 });
    expect(after(view, { type: 'limits', limits: grown, follow: true }).span).toEqual({
      from: 1900,
      to: 2000,
    });
  });
});

describe('visible time', () => {
  test('zooming keeps the anchor in place and stays inside the dump', () => {
    const zoomed = after(start, { type: 'zoom', factor: 2, anchor: 250 });
    expect(zoomed.span).toEqual({ from: 125, to: 625 });
    expect(after(zoomed, { type: 'zoom', factor: 0.1, anchor: 250 }).span).toEqual(limits);
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

  test('goes back and forward; a glide is one step', () => {
    const glide: ViewAction = { type: 'pan', ticks: 10 };
    const moved = after(start, { type: 'show', span: { from: 100, to: 200 } }, glide, glide, glide);
    const back = after(moved, { type: 'span.back' });
    expect(back.span).toEqual({ from: 100, to: 200 });
    expect(after(back, { type: 'span.back' }).span).toEqual(limits);
    expect(after(back, { type: 'span.forward' }).span).toEqual({ from: 130, to: 230 });
  });
});
