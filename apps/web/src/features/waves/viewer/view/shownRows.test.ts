import type { WaveVariable } from '@netloom/waves';
import { expect, test } from 'vitest';
import { notShown, rowOfPath } from './shownRows.ts';
import { openView, viewReducer } from './viewReducer.ts';

function variable(name: string, signal: number): WaveVariable {
  const common = { kind: 'wire', direction: '' as const, value: 'bits' as const };
  return { id: signal, signal, name, path: `top.${name}`, width: 8, range: '[7:0]', ...common };
}

const [a, b, c] = [variable('a', 0), variable('b', 1), variable('c', 2)];
const opened = openView({ from: 0, to: 100 }, [a, b]);

test('what is shown already, also in a group, is not added again, and each of the others once', () => {
  const grouped = viewReducer(opened, { type: 'group', name: 'G' });
  expect(notShown(grouped, [a, c, b, c]).map(({ name }) => name)).toEqual(['c']);
});

test('some bits of a signal do not stand for it', () => {
  const row = rowOfPath(opened, 'top.a');
  expect(row).toMatchObject({ kind: 'signal', parts: [{ path: 'top.a' }] });
  const bits = viewReducer(opened, { type: 'bits', key: row!.key });
  const alone = viewReducer(viewReducer(bits, { type: 'select', keys: [row!.key] }), { type: 'remove' });
  expect(rowOfPath(alone, 'top.a')).toBeUndefined();
  expect(notShown(alone, [a])).toEqual([a]);
});
