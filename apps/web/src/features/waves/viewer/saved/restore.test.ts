import type { WaveVariable } from '@netloom/waves';
import { describe, expect, it } from 'vitest';
import { openView, viewReducer } from '../view/viewReducer.ts';
import { fromView } from './fromView.ts';
import { readView } from './readView.ts';
import { pathsOf, toView } from './toView.ts';
import { viewKind } from '@netloom/waves/view';

function variable(path: string, signal: number, width: number): WaveVariable {
  const name = path.slice(path.lastIndexOf('.') + 1);
  const range = width > 1 ? `[${width - 1}:0]` : '';
  return { id: signal, signal, name, path, range, kind: 'wire', direction: '', value: 'bits', width };
}

const limits = { from: 0, to: 10_000 };
const clk = variable('top.clk', 1, 1);
const bus = variable('top.bus', 2, 8);
const found = new Map([clk, bus].map((one) => [one.path, one]));

const text = `{
  "netloom": "view",
  "version": 1,
  "timescale": -9,
  "from": 100,
  "to": 900,
  "cursor": 250,
  "panes": [
    [
      {"signal": "top.clk", "color": "teal"},
      {"group": "Bus", "open": false, "rows": [
        {"signal": "top.bus", "radix": "signed", "analog": "linear", "low": -8, "height": 4},
        {"signal": "top.bus", "bits": "7:4", "name": "high", "radix": "hex"},
        {"signal": "top.gone", "bits": "3"}
      ]},
      {"separator": "rest"},
      {"vector": [{"signal": "top.bus", "bits": "0"}, {"signal": "top.clk"}], "radix": "dec"}
    ]
  ],
  "markers": [
    {"name": "A", "time": 300}
  ],
  "bookmarks": [
    {"name": "start", "from": 0, "to": 50}
  ]
}
`;

function restored(source: string, timescale: number) {
  const state = toView(readView(source, 'a.view.json'), found, timescale);
  return viewReducer(openView(limits, []), { type: 'restore', state });
}

describe('a saved view', () => {
  it('comes back as it was saved', () => {
    expect(viewKind.write(fromView(restored(text, -9), { timescale: -9 }))).toBe(text);
  });

  it('asks for each path once', () => {
    expect(pathsOf(readView(text, 'a'))).toEqual(['top.clk', 'top.bus', 'top.gone']);
  });

  it('keeps its times in a dump that counts others', () => {
    // Picoseconds: a thousand ticks for one.
    const { cursor, markers, bookmarks, span } = toView(readView(text, 'a'), found, -12);
    expect([cursor, markers[0]!.time, bookmarks[0]!.to, span.to]).toEqual([
      250_000, 300_000, 50_000, 900_000,
    ]);
  });

  it('keeps rows of signals and bits that the dump does not have', () => {
    const narrow = new Map([[bus.path, variable('top.bus', 2, 4)]]);
    const [pane] = toView(readView(text, 'a'), narrow, -9).panes;
    const missing = pane!.rows
      .flatMap((row) => (row.kind === 'group' ? row.rows : [row]))
      .map((row) => (row.kind === 'signal' ? row.parts.some((part) => part.variable === null) : null));
    // clk is gone; of the bus bits 7 to 4; gone; then a separator, and a vector with clk in it.
    expect(missing).toEqual([true, false, true, true, null, true]);
  });

  it('gives rows keys that later ones do not meet', () => {
    const view = viewReducer(restored(text, -9), { type: 'add', variables: [clk, bus] });
    const keys = view.panes.flatMap((pane) =>
      pane.rows.flatMap((row) =>
        row.kind === 'group' ? [row.key, ...row.rows.map(({ key }) => key)] : [row.key],
      ),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });
});
