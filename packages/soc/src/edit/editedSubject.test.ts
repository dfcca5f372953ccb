import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import * as designs from '../../test/designs.ts';
import { testLibrary } from '../../test/fixtures.ts';
import { randomEdit } from '../../test/randomEdit.ts';
import { subjectOf } from '../check/check.ts';
import { editedSubject } from './editedSubject.ts';

const { parent, children } = designs.parentOf();
const library = testLibrary(children);

describe.each([
  ['buses', designs.busDesign(2, 3, 3)],
  ['two domains', designs.twoDomains()],
  ['documents below', parent],
])('the subject of %s', (_, start) => {
  it.each([1, 2, 3])('is after each of many edits what it would be by itself: %i', (seed) => {
    const dice = diceOf(seed);
    let document = start;
    for (let step = 0; step < 25; step++) {
      const [edited, whole] = [editedSubject(document, library), subjectOf(document, library)];
      expect(edited.wiring, `after ${step} edits`).toStrictEqual(whole.wiring);
      expect(edited.reach).toStrictEqual(whole.reach);
      document = randomEdit(document, library, dice);
    }
  });
});
