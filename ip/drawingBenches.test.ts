import { TEMPLATES } from '@netloom/waves/drawing';
import { expect, it } from 'vitest';
import { lateIn, undeclaredIn } from '../packages/hdl/test/declarations/inTexts.ts';
import { DRAWING, made } from '../packages/waves/test/drawing/lastBench.ts';

it('testbenches of drawings declare every name before they use it', () => {
  const drawings = [{ key: 'last', text: DRAWING }, ...TEMPLATES];
  const texts = drawings.flatMap(({ key, text: drawing }) => {
    const { text } = made(drawing);
    return text === undefined ? [] : [{ path: key, text }];
  });
  expect(texts.length).toBeGreaterThan(5);
  expect(undeclaredIn(texts)).toEqual([]);
  const { tried, missed } = lateIn(texts);
  expect(tried).toBeGreaterThan(10);
  expect(missed).toEqual([]);
});
