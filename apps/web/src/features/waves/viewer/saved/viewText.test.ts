import { describe, expect, it } from 'vitest';
import { ViewTextError, readView } from './readView.ts';
import { viewKind } from '@netloom/waves/view';

const text = `{
  "netloom": "view",
  "version": 1,
  "timescale": -9,
  "from": 0,
  "to": 1500.5,
  "cursor": 20,
  "direction": "beside",
  "panes": [
    [
      {"signal": "top.clk"},
      {"group": "Bus", "rows": [
        {"signal": "top.bus", "bits": "7:4", "name": "high", "radix": "fixed", "fraction": 2, "signed": true, "color": "green"},
        {"group": "empty", "open": false, "rows": []},
        {"signal": "top.\\\\odd.name ", "names": {"00": "IDLE", "01": "RUN"}}
      ]},
      {"separator": ""},
      {"vector": [{"signal": "top.a", "bits": "3"}, {"signal": "top.b"}], "name": "ab", "analog": "step", "low": -1, "high": 1, "height": 4},
      {"transactions": "UART", "decoder": {"decoder": "uart", "signals": {"rx": {"path": "top.rx"}}, "options": {"baud": 9600}}}
    ],
    []
  ],
  "markers": [
    {"name": "A", "time": 100}
  ],
  "bookmarks": []
}
`;

function errorOf(broken: string): { line: number; message: string } {
  try {
    readView(broken, 'a.view.json');
  } catch (error) {
    if (error instanceof ViewTextError) return { line: error.line, message: error.message };
    throw error;
  }
  throw new Error('was read');
}

const lineWith = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

describe('the text of a view', () => {
  it('is written as it was read, one row a line', () => {
    expect(viewKind.write(readView(text, 'a.view.json'))).toBe(text);
  });

  it('does not depend on the order of members', () => {
    const [before, after] = ['{"signal": "top.a", "bits": "3"}', '{"bits": "3", "signal": "top.a"}'];
    const row = '{"signal": "top.clk"}';
    const shuffled = text.replace(row, '{"color": "pink", "radix": "hex", "signal": "top.clk"}');
    expect(viewKind.write(readView(shuffled, 'a'))).toBe(
      text.replace(row, '{"signal": "top.clk", "radix": "hex", "color": "pink"}'),
    );
    expect(readView(text.replace(before, after), 'a')).toEqual(readView(text, 'a'));
  });

  it.each([
    ['"7:4"', '"7-4"', '/panes/0/1/rows/0/bits: bits are written "7:4" or "3"'],
    ['"radix": "fixed"', '"radix": "roman"', '/panes/0/1/rows/0/radix: '],
    ['{"separator": ""}', '{"seperator": ""}', '/panes/0/2: a row has one of signal, vector, group'],
    ['"time": 100', '"time": "soon"', '/markers/0/time: '],
    ['{"signal": "top.clk"}', '{"signal": "top.clk", "size": 3}', '/panes/0/0/size: is not a known member'],
    ['"cursor": 20,', '"cursor": 20', 'not JSON: expected "," or "}"'],
    ['"version": 1', '"version": 2', 'version 2 is newer'],
  ])('with %s as %s names line and member', (good, bad, message) => {
    const error = errorOf(text.replace(good, bad));
    expect(error.message).toContain(message);
    // A missing comma is seen where the next member begins.
    expect(error.line).toBe(lineWith(good) + (bad === '"cursor": 20' ? 1 : 0));
  });

  it('of another kind of file is refused', () => {
    expect(errorOf('{"netloom": "soc", "version": 1}').message).toContain('"netloom": "view"');
  });
});
