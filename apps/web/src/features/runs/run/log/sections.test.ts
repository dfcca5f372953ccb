import { describe, expect, it } from 'vitest';
import { openBefore, openFrom, openRanges, readable, sectionAt, sectionsOf } from './sections.ts';

const sections = sectionsOf([
  { step: 'verilate', offset: 0 },
  { step: 'compile', offset: 100 },
  { step: 'simulate', offset: 300 },
]);
const folding = (...steps: string[]) =>
  openRanges(sections, new Set(sections.filter(({ step }) => steps.includes(step)).map(({ key }) => key)));

describe('sections of a log', () => {
  it('end where the next begins', () => {
    expect(sections.map(({ from, to }) => [from, to])).toEqual([
      [0, 100],
      [100, 300],
      [300, Infinity],
    ]);
    expect([0, 99, 100, 5000].map((at) => sectionAt(sections, at)?.step)).toEqual([
      'verilate',
      'verilate',
      'compile',
      'simulate',
    ]);
  });

  it('leave what is not folded to be read, neighbours as one', () => {
    expect(openRanges([], new Set())).toEqual([{ from: 0, to: Infinity }]);
    expect(folding()).toEqual([{ from: 0, to: Infinity }]);
    expect(folding('compile')).toEqual([
      { from: 0, to: 100 },
      { from: 300, to: Infinity },
    ]);
    expect(folding('verilate', 'compile', 'simulate')).toEqual([]);
  });

  it('are skipped in both directions where they are folded', () => {
    const ranges = folding('compile');
    expect([0, 99, 100, 250, 400].map((at) => openFrom(ranges, at))).toEqual([0, 99, 300, 300, 400]);
    expect([400, 300, 250, 100, 0].map((at) => openBefore(ranges, at))).toEqual([400, 100, 100, 100, 0]);
    expect(openFrom(folding('simulate'), 300)).toBe(Infinity);
    expect(readable(ranges, 90, 50, 'end')).toEqual({ from: 90, length: 10 });
    expect(readable(ranges, 320, 50, 'start')).toEqual({ from: 300, length: 20 });
    expect(readable(ranges, 200, 50, 'end')).toBeNull();
  });
});
