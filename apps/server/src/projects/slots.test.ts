import { expect, it } from 'vitest';
import { Slots } from './index.ts';

it('lets two works go on at a time, the others in their order, also after a failure', async () => {
  const slots = new Slots(2);
  const begun: number[] = [];
  const ends = new Map<number, (failure?: Error) => void>();
  const works = [1, 2, 3, 4].map((number) =>
    slots.run(() => {
      begun.push(number);
      return new Promise<number>((resolve, reject) => {
        ends.set(number, (failure) => (failure === undefined ? resolve(number) : reject(failure)));
      });
    }),
  );
  await expect.poll(() => begun).toEqual([1, 2]);
  ends.get(2)!(new Error('broken'));
  await expect(works[1]).rejects.toThrow('broken');
  await expect.poll(() => begun).toEqual([1, 2, 3]);
  ends.get(1)!();
  await expect.poll(() => begun).toEqual([1, 2, 3, 4]);
  ends.get(3)!();
  ends.get(4)!();
  expect(await Promise.all([works[0], works[2], works[3]])).toEqual([1, 3, 4]);
});
