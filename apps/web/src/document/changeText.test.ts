import type { DocumentChange } from '@netloom/model';
import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { changeText } from './changeText.ts';

const t = ((key: string, values: Record<string, string>) =>
  key === 'change.fromTo'
    ? `${values['before']} | ${values['after']}`
    : key) as unknown as TFunction<'document'>;
const changed = (name: string, before: unknown, after: unknown) =>
  changeText(t, { kind: 'changed', subject: 'x', name, pointer: '/x', before, after } as DocumentChange);

it('writes what changed as people do, and anything else as it is stored', () => {
  const wire = (from: string) => ({ from, to: 'led0.on' });
  expect(changed('led0.on', wire('go'), wire("1'b0"))).toBe("go | 1'b0");
  // Its other end changed with it: nothing is left out.
  expect(changed('other', wire('a'), wire('b'))).toBe(
    '{"from":"a","to":"led0.on"} | {"from":"b","to":"led0.on"}',
  );
  expect(changed('u.irq', { sink: 'plic0.irq', number: 3 }, { sink: 'plic0.irq', number: 4 })).toBe(
    'plic0.irq[3] | plic0.irq[4]',
  );
  expect(changed('u', { x: 1, y: -2 }, { x: 1, y: 3 })).toBe('(1, -2) | (1, 3)');
  expect(changed('u', { x: 1, y: 2 }, { x: 1, y: 2, flipped: true })).toBe(
    '(1, 2) | {"x":1,"y":2,"flipped":true}',
  );
  expect(changed('seeds', { from: 1, to: 4 }, { from: 1, to: 5 })).toBe(
    '{"from":1,"to":4} | {"from":1,"to":5}',
  );
});
