import { expect, it } from 'vitest';
import { selectedDesign } from '../../../../session/selectedDesign.ts';
import { firstOf } from './firstOf.ts';

const runs = [{ top: 'uart' }, { top: 'timer' }, { top: 'timer' }];
const first = (design: string | null | undefined) =>
  firstOf(runs, design, ({ top }, name: string) => top === name);

it('begins with the latest of the selected design, and with none of another', () => {
  expect(first('timer')).toBe(runs[1]);
  expect(first('spi')).toBeUndefined();
  expect(first(undefined)).toBeUndefined();
  expect(first(null)).toBe(runs[0]);
});

it('goes by the design that the selector shows, where the chosen one is gone too', () => {
  const designs = [{ socCanvasId: 4 }, { socCanvasId: 7 }];
  expect(selectedDesign(designs, 7)).toBe(designs[1]);
  expect(selectedDesign(designs, 5)).toBe(designs[0]);
  expect(selectedDesign(designs, undefined)).toBe(designs[0]);
  expect(selectedDesign([], 5)).toBeNull();
  expect(selectedDesign(undefined, 5)).toBeUndefined();
});
