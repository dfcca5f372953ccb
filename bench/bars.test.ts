import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { barsIn, barsOfCode } from './bars.ts';
import { withOlderBars } from './olderBars.ts';

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

describe('bars that the code has', () => {
  const source = `const AREA = 'waves';
const [LIMIT, name] = [2, 'x'];
const MOST = 1_000;
const pictures = \`\${MOST} pixels\`;
rows.push(atLeast('waves', \`\${pan} \${what}, zoomed\`, fps, 55, 'fps', note));
atMost(AREA, pictures, ms, MOST, 'ms');
atMost(area, 'told by its caller', ms, 3, 'clocks');
atMost(AREA, unknown, ms, 3, 's');
atMost(AREA, \`worked out \${ms}\`, ms, 2 * MOST, 's');
judge(AREA, 'judged', ms, 3, 's');
`;

  it('are read out of it, with the names that they are for', () => {
    const bars = barsIn(source);
    expect(bars.map(({ area, text }) => [area, text])).toEqual([
      ['waves', '≥ 55 fps'],
      ['waves', '≤ 1000 ms'],
      [undefined, '≤ 3 clocks'],
      ['waves', undefined],
    ]);
    expect(bars[0]!.name.test('pan 200 signals, zoomed')).toBe(true);
    expect(bars[0]!.name.test('pan 200 signals')).toBe(false);
    expect(bars[1]!.name.test('1000 pixels')).toBe(true);
  });

  it('take the verdict from a row that was judged by another, and from no other row', () => {
    const bars = barsIn(source);
    const old = row('waves', 'pan a, zoomed', '52.6 fps', '≥ 50 fps', 'yes', '0', '2026-11-23', 'n');
    const marked = row(
      'waves',
      'pan a, zoomed',
      '52.6 fps',
      '≥ 50 fps, now ≥ 55 fps',
      'older bar',
      '0',
      '2026-11-23',
      'n',
    );
    const same = row('waves', '1000 pixels', '5 ms', '≤ 1000 ms', 'yes', '0', '2026-11-23', '');
    const other = row('runs', 'pan a, zoomed', '52.6 fps', '≥ 50 fps', 'yes', '0', '2026-11-23', 'n');
    const open = row('waves', 'worked out 3', '5 s', '≤ 1 s', 'yes', '0', '2026-11-23', '');
    const told = row('waves', 'b', '5 ms', '–', '–', '0', '2026-11-23', '');
    expect(withOlderBars([old, same, other, open, told], bars)).toEqual([marked, same, other, open, told]);
    expect(withOlderBars([marked], bars)).toEqual([marked]);
  });
});

it('says no verdict in docs/measures.md by a bar that the code has no more', () => {
  const lines = readFileSync(join(import.meta.dirname, '../docs/measures.md'), 'utf8').split('\n');
  const bars = barsOfCode();
  expect(bars.length).toBeGreaterThan(100);
  // Else `node bench/mark.ts` marks it, or a measurement of its area puts another in its place.
  expect(withOlderBars(lines, bars)).toEqual(lines);
});
