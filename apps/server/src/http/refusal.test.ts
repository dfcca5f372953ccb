import { expect, it } from 'vitest';
import { warning } from './refuse.ts';

it('what a package says within a refusal goes along, for whoever has it in other languages', () => {
  const message = { message: 'too long', wording: { key: 'DOC-LENGTH', values: { length: 9 } } };
  const { message: told, data } = warning('dump-fault', { values: { name: 'a.vcd', message } }).in('zh');
  expect(told).toMatch(/a\.vcd.*too long/);
  expect(data).toEqual({ reason: 'dump-fault', said: [message] });
  expect(warning('dump-fault', { values: { name: 'a', message: 'b' } }).data).toEqual({
    reason: 'dump-fault',
  });
});
