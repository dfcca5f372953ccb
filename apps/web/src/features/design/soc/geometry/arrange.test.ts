import { expect, it } from 'vitest';
import { arranged } from './arrange.ts';

const rect = (x: number, y: number, width: number, height: number) => ({ x, y, width, height });
/** The second is the rightmost, the third stands between. */
const three = [rect(0, 50, 100, 40), rect(500, 0, 60, 80), rect(120, 300, 40, 20)];
const xs = (how: Parameters<typeof arranged>[1]) => arranged(three, how).map(({ x }) => x);
const ys = (how: Parameters<typeof arranged>[1]) => arranged(three, how).map(({ y }) => y);

it('sets blocks on a common edge or middle, and leaves the other coordinate', () => {
  expect([xs('alignLeft'), ys('alignLeft')]).toEqual([
    [0, 0, 0],
    [50, 0, 300],
  ]);
  expect(xs('alignRight')).toEqual([460, 500, 520]);
  // The middle of 0 … 560 is 280.
  expect(xs('alignCentre')).toEqual([230, 250, 260]);
  expect([ys('alignTop'), xs('alignTop')]).toEqual([
    [0, 0, 0],
    [0, 500, 120],
  ]);
  expect(ys('alignBottom')).toEqual([280, 240, 300]);
  // The middle of 0 … 320 is 160.
  expect(ys('alignMiddle')).toEqual([140, 120, 150]);
});

it('makes gaps equal, the outermost as they are', () => {
  // 560 wide, 200 of it blocks: 180 before and behind the one between.
  expect(xs('distributeAcross')).toEqual([0, 500, 280]);
  // 320 high, 140 of it blocks: 90 each, from 0: 80 + 90 = 170.
  expect(ys('distributeDown')).toEqual([170, 0, 300]);
});
