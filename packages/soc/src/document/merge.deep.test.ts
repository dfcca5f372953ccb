import { expect, it } from 'vitest';
import { diceOf } from '../../../model/test/dice.ts';
import { holdLaws } from '../../../model/test/documentLaws.ts';
import { layoutLaws, socLaws } from '../../test/socLaws.ts';
import { socKind } from './socKind.ts';

const PAIRS = 1000;

holdLaws({ ...socLaws, rounds: PAIRS });
holdLaws({ ...layoutLaws, rounds: PAIRS });

it('is the same whoever merges, and the replay of both, in 1,000 random pairs of disjoint edits', () => {
  for (let seed = 1; seed <= PAIRS; seed++) {
    const dice = diceOf(seed);
    const base = socLaws.draw(dice, seed);
    const all = dice.shuffled(socLaws.edits(base, dice));
    const cut = dice.below(all.length + 1);
    const done = (some: typeof all) => some.reduce((document, { one }) => one(document), base);
    const [mine, theirs] = [done(all.slice(0, cut)), done(all.slice(cut))];
    const [merged, turned] = [socKind.merge(base, mine, theirs), socKind.merge(base, theirs, mine)];
    expect([...merged.conflicts, ...turned.conflicts], `seed ${seed}`).toEqual([]);
    const replay = socKind.write(done(all));
    expect(socKind.write(merged.document), `seed ${seed}`).toBe(replay);
    expect(socKind.write(turned.document), `seed ${seed}`).toBe(replay);
  }
});
