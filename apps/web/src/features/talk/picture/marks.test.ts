import { expect, it } from 'vitest';
import { BLANK, COLOURS, areaOf, begin, redo, stretch, undo, withMark } from './marks.ts';
import type { Mark, Painting } from './marks.ts';

const [red] = COLOURS;
const box = (x: number): Mark => stretch(begin('box', red, { x, y: 0 }), { x: x + 10, y: 10 });
const places = ({ marks }: Painting) => marks.map((mark) => (mark.tool === 'box' ? mark.from.x : mark.tool));

it('takes marks back and again, until another is drawn', () => {
  const two = withMark(withMark(BLANK, box(1)), box(2));
  expect(places(two)).toEqual([1, 2]);
  const one = undo(two);
  expect([places(one), places(redo(one))]).toEqual([[1], [1, 2]]);
  const other = withMark(one, box(3));
  expect([places(other), places(redo(other))]).toEqual([
    [1, 3],
    [1, 3],
  ]);
  expect(places(undo(undo(undo(other))))).toEqual([]);
});

it('leaves out slips of the hand', () => {
  const slips: Mark[] = [
    begin('arrow', red, { x: 5, y: 5 }),
    stretch(begin('hide', red, { x: 5, y: 5 }), { x: 6, y: 7 }),
    begin('pen', red, { x: 5, y: 5 }),
    { tool: 'text', colour: red, from: { x: 0, y: 0 }, text: '  ' },
  ];
  for (const slip of slips) expect(withMark(BLANK, slip)).toBe(BLANK);
});

it('covers whole pixels between two corners, within the picture', () => {
  const size = { width: 100, height: 50 };
  expect(areaOf({ x: 20.4, y: 30 }, { x: 10.6, y: 5.5 }, size)).toEqual({
    x: 10,
    y: 5,
    width: 11,
    height: 25,
  });
  expect(areaOf({ x: -9, y: -9 }, { x: 500, y: 500 }, size)).toEqual({ x: 0, y: 0, ...size });
});
