import { describe, expect, it } from 'vitest';
import { isHead, lineAround, logRows } from './logRows.ts';
import { emptyLog, reduceLog } from './logState.ts';
import type { LogAction, LogState } from './logState.ts';
import { endOf, offsetAt, startOf } from './logWindow.ts';
import { openFrom, openRanges, readable, sectionsOf } from './sections.ts';
import { rowMarks, sliceMarks } from './marks.ts';

const log = new TextEncoder().encode('v 1\nv é\nc 1\nc 2\nc 3\ns 1\ns 2\n');
const sections = sectionsOf([
  { step: 'v', offset: 0 },
  { step: 'c', offset: 9 },
  { step: 's', offset: 21 },
]);
const [first, second, third] = sections;

function read(offset: number, end: number) {
  return { offset, end, size: log.length, text: new TextDecoder().decode(log.slice(offset, end)) };
}

const held: LogState = reduceLog(emptyLog, { type: 'anew', read: read(0, log.length) });

/** Reads on at the end as the view does, `bytes` at a time. */
function readOn(state: LogState, bytes: number): LogState {
  const ranges = openRanges(sections, state.folded);
  const edge = endOf(state.window);
  const part = readable(ranges, openFrom(ranges, edge), bytes, 'end');
  if (part === null || part.from >= log.length) return state;
  const end = Math.min(log.length, part.from + part.length);
  return readOn(reduceLog(state, { type: 'end', edge, read: read(part.from, end) }), bytes);
}

function shown({ window, folded }: LogState): string[] {
  const rows = logRows(window, sections, openRanges(sections, folded));
  return rows.map((row) => (isHead(row) ? `# ${row.section.step}` : row.text));
}

const fold = (state: LogState, type: 'fold' | 'unfold', section = second!) =>
  reduceLog(state, { type, section });

describe('rows of a log', () => {
  it('have a head before each section', () => {
    expect(shown(held)).toEqual(['# v', 'v 1', 'v é', '# c', 'c 1', 'c 2', 'c 3', '# s', 's 1', 's 2']);
  });

  it('leave a folded section its head alone, at once', () => {
    expect(shown(fold(held, 'fold'))).toEqual(['# v', 'v 1', 'v é', '# c', '# s', 's 1', 's 2']);
    expect(shown(fold(fold(held, 'fold'), 'fold', third!))).toEqual(['# v', 'v 1', 'v é', '# c', '# s']);
    const none = fold(fold(fold(held, 'fold', first!), 'fold'), 'fold', third!);
    expect(shown(none)).toEqual(['# v', '# c', '# s']);
    expect(shown(reduceLog(held, { type: 'fold-all', sections }))).toEqual(['# v', '# c', '# s']);
  });

  it.each([4, 100])('are read again behind a section that is unfolded, %i bytes at a time', (bytes) => {
    for (const section of sections) {
      expect(shown(readOn(fold(fold(held, 'fold', section), 'unfold', section), bytes))).toEqual(shown(held));
    }
    const all: LogAction = { type: 'unfold-all', at: 0 };
    const again = reduceLog(reduceLog(held, { type: 'fold-all', sections }), all);
    expect(shown(readOn(again, bytes))).toEqual(shown(held));
  });

  it('skip a folded section when they are read on', () => {
    const start = fold(reduceLog(emptyLog, { type: 'anew', read: read(0, 4) }), 'fold');
    expect(shown(readOn(start, 4))).toEqual(['# v', 'v 1', 'v é', '# c', '# s', 's 1', 's 2']);
  });

  it('know their byte offsets, behind a fold too', () => {
    const { window, folded } = fold(held, 'fold');
    const rows = logRows(window, sections, openRanges(sections, folded));
    const text = rows.filter((row) => !isHead(row));
    expect(text.map(({ at }) => offsetAt(window, at))).toEqual([0, 4, 21, 25]);
    expect([startOf(window), endOf(window)]).toEqual([0, log.length]);
  });

  it('belong to one line when it is wrapped', () => {
    const rows = logRows(held.window, sections, openRanges(sections, held.folded), 2);
    const texts = rows.map((row) => (isHead(row) ? '#' : row.text));
    expect(texts.slice(0, 6)).toEqual(['#', 'v ', '1', 'v ', 'é', '#']);
    expect([0, 1, 2, 3, 4].map((row) => lineAround(rows, row))).toEqual([
      { first: 0, last: 0 },
      { first: 1, last: 2 },
      { first: 1, last: 2 },
      { first: 3, last: 4 },
      { first: 3, last: 4 },
    ]);
  });

  it('are marked where a tool complained', () => {
    const at = (offset: number, severity: 'error' | 'warning') => ({
      step: 'c',
      offset,
      diagnostic: { code: 'X', severity, message: '' },
    });
    const diagnostics = [at(13, 'error'), at(13, 'warning'), at(25, 'warning')];
    const rows = logRows(held.window, sections, openRanges(sections, held.folded));
    expect([...rowMarks(held.window, rows, diagnostics)]).toEqual([
      [5, 'error'],
      [9, 'warning'],
    ]);
    expect([...sliceMarks(diagnostics, 26, 13)]).toEqual([
      [6, 'error'],
      [12, 'warning'],
    ]);
  });
});
