import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { outcomeOf } from './outcomeOf.ts';
import { remembering } from './remembering.ts';
import { weigh } from './weigh.ts';

const MEANINGS: Record<string, string> = { P: 'pass', F: 'fail', '-': 'neither' };
const text = readFileSync(new URL('../../../../test/outcome/lines.txt', import.meta.url), 'utf8');
const lines = text.split('\n').filter((line) => line !== '' && !/^##? /.test(line));
const table = lines.map((line) => [line.slice(2), MEANINGS[line[0] ?? '']] as const);

describe('what a line of a bench says', () => {
  it('is tested on at least 200 lines, each of which says one thing', () => {
    expect(table.length).toBeGreaterThanOrEqual(200);
    expect(new Set(table.map(([line]) => line)).size).toBe(table.length);
  });

  it.each(table)('"%s": %s', (line, meaning) => {
    expect(outcomeOf(line) ?? 'neither').toBe(meaning);
  });

  it('is the same when lines of other numbers were read before', () => {
    const remembered = remembering(weigh);
    // Every digit is replaced, each time by other ones, zero often.
    const digits = '0001235789';
    for (let time = 0; time < 40; time += 1)
      for (const [line] of table) {
        const other = line.replace(/\d/g, (digit, at: number) => digits[(Number(digit) + at * time) % 10]!);
        expect([other, remembered(other)]).toEqual([other, weigh(other).said]);
      }
  });

  it.each([
    'ERROR '.repeat(3000),
    '1 of 2 '.repeat(3000),
    'no '.repeat(5000) + 'errors',
    'test '.repeat(4000),
  ])('endless lines end (%#)', (line) => {
    for (let time = 0; time < 100; time += 1) expect([undefined, 'pass', 'fail']).toContain(outcomeOf(line));
  });
});
