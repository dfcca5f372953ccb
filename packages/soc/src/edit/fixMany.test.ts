import { expect, it } from 'vitest';
import { busDesign } from '../../test/designs.ts';
import { testLibrary } from '../../test/fixtures.ts';
import { check } from '../check/check.ts';
import { disconnect } from './connect.ts';
import { removeAddress } from './placeAddress.ts';
import { fixMany } from './fixMany.ts';

const library = testLibrary();
const whole = busDesign(1, 2, 3);

it('mends every problem that has a fix, each on what the ones before have left', () => {
  const ends = ['ram0.s', 'timer0.s', 'timer1.s', 'timer2.s'];
  const torn = ends.reduce(
    (each, endpoint) => removeAddress(disconnect(each, endpoint), { endpoint }).document!,
    whole,
  );
  const { document, left } = fixMany(torn, library, () => true);
  expect(left).toBe(0);
  expect(check(document, library)).toEqual([]);
  const bases = Object.values(document.addressMap).map(({ base }) => BigInt(base));
  expect(new Set(bases).size).toBe(5);
});

it('leaves what is not wanted, and ends when it is told to', () => {
  const torn = disconnect(disconnect(whole, 'timer0.s'), 'timer1.s');
  const none = fixMany(torn, library, () => false);
  expect([none.fixed, none.document]).toEqual([0, torn]);
  let rounds = 0;
  const one = fixMany(
    torn,
    library,
    () => true,
    () => rounds++ === 1,
  );
  expect(one.fixed).toBe(1);
  expect(one.left).toBeGreaterThan(0);
});
