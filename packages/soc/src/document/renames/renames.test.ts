import type { SocDocument } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../../model/test/dice.ts';
import type { Dice } from '../../../../model/test/dice.ts';
import * as designs from '../../../test/designs.ts';
import { without } from '../../../test/socLaws.ts';
import { socKind } from '../socKind.ts';
import { findRenames } from './findRenames.ts';

const write = (document: SocDocument) => socKind.write(document);
const read = (text: string) => socKind.read(text, 'a.soc.json').document!;

/** Renames in the text alone, word by word. */
function inText(document: SocDocument, names: Readonly<Record<string, string>>): SocDocument {
  const words = write(document).replaceAll(/\b\w+\b/g, (word) =>
    Object.hasOwn(names, word) ? names[word]! : word,
  );
  return read(words);
}

const drawn = (dice: Dice) => designs.busDesign(1 + dice.below(3), 1 + dice.below(4), 1 + dice.below(4));

/** A name that looks like nothing in the designs. */
const fresh = (dice: Dice, at: number) =>
  `${['main', 'aux', 'boot', 'io'][dice.below(4)]}_${at}x${dice.below(1000)}`;

function withParameter(document: SocDocument, name: string, value: string): SocDocument {
  const instance = document.instances[name]!;
  return {
    ...document,
    instances: { ...document.instances, [name]: { ...instance, parameters: { DEPTH: value } } },
  };
}

describe('renames', () => {
  it('are found, several at once and with other edits, and nothing else is taken for one', () => {
    let [done, found, wrong] = [0, 0, 0];
    for (let seed = 1; done < 500; seed++) {
      const dice = diceOf(seed);
      const base = drawn(dice);
      const chosen = dice.shuffled(Object.keys(base.instances)).slice(0, 1 + dice.below(3));
      const names = Object.fromEntries(chosen.map((name, at) => [name, fresh(dice, at)]));
      const renamed = withParameter(inText(base, names), names[chosen[0]!]!, String(dice.below(99)));
      const told = findRenames(base, renamed);
      done += chosen.length;
      found += told.filter(({ from, to }) => names[from] === to).length;
      wrong += told.filter(({ from, to }) => names[from] !== to).length;
    }
    expect(found / done).toBeGreaterThanOrEqual(0.95);
    expect(wrong).toBe(0);
  });

  it('are told as such, with what else changed in the thing under its new name', () => {
    const base = designs.busDesign(1, 2, 1);
    const renamed = withParameter(inText(base, { ram1: 'scratch' }), 'scratch', '9');
    expect(socKind.diff(base, renamed)).toMatchObject([
      {
        kind: 'renamed',
        pointer: '/instances/scratch',
        subject: 'instance',
        before: 'ram1',
        after: 'scratch',
      },
      { kind: 'added', pointer: '/instances/scratch/parameters/DEPTH', after: '9' },
    ]);
  });

  it('of clocks, resets and ports are found too', () => {
    const base = designs.twoDomains();
    expect(findRenames(base, inText(base, { fast: 'core_clk', slow_rst_n: 'aon_rst_n' }))).toEqual([
      { record: 'clocks', from: 'fast', to: 'core_clk' },
      { record: 'resets', from: 'slow_rst_n', to: 'aon_rst_n' },
    ]);
  });

  it('are not guessed between two that are said the same of, nor where another block came', () => {
    const base = designs.counterDesign();
    const twins = {
      ...base,
      instances: { ...base.instances, a0: { ip: 'test:ip:ram:1.0' }, a1: { ip: 'test:ip:ram:1.0' } },
    };
    expect(findRenames(twins, inText(twins, { a0: 'b0', a1: 'b1' }))).toEqual([]);
    const single = designs.busDesign(1, 1, 1);
    const other = inText(single, { ram0: 'rom0' });
    const replaced = { ...other, instances: { ...other.instances, rom0: { ip: 'test:ip:timer:1.0' } } };
    expect(findRenames(single, replaced)).toEqual([]);
  });
});

describe('a block of the same IP elsewhere', () => {
  it('is another block', () => {
    const base = designs.busDesign(1, 1, 1);
    const renamed = inText(base, { timer0: 'wakeup' });
    const elsewhere: SocDocument = {
      ...renamed,
      interfaceConnections: renamed.interfaceConnections.map((each) =>
        each.subordinate === 'wakeup.s' ? { ...each, manager: 'xbar0.m' } : each,
      ),
      addressMap: { ...renamed.addressMap, 'wakeup.s': { base: '0x90000000', size: '0x10000' } },
      interrupts: {},
    };
    expect(findRenames(base, elsewhere)).toEqual([]);
  });
});

describe('a merge with a renamed instance', () => {
  const base = designs.busDesign(2, 2, 2);
  const renamed = inText(base, { timer1: 'systick' });

  it('takes what the other side changed in it', () => {
    const changed = withParameter(base, 'timer1', '7');
    for (const [mine, theirs] of [
      [renamed, changed],
      [changed, renamed],
    ] as const) {
      const merged = socKind.merge(base, mine, theirs);
      expect(merged.conflicts).toEqual([]);
      expect(write(merged.document)).toBe(write(inText(changed, { timer1: 'systick' })));
    }
  });

  it('is the same whoever merges, on random pairs of renames and edits', () => {
    for (let seed = 1; seed <= 60; seed++) {
      const dice = diceOf(seed);
      const from = drawn(dice);
      const [one, two] = dice.shuffled(Object.keys(from.instances)) as [string, string];
      const mine = inText(from, { [one]: 'mine_name' });
      const theirs = withParameter(inText(from, { [two]: 'their_name' }), one, '5');
      const both = inText(theirs, { [one]: 'mine_name' });
      for (const merged of [socKind.merge(from, mine, theirs), socKind.merge(from, theirs, mine)]) {
        expect(merged.conflicts).toEqual([]);
        expect(write(merged.document)).toBe(write(both));
      }
    }
  });

  it('asks for the name where both sides gave one, and merges the rest', () => {
    const theirs = withParameter(inText(base, { timer1: 'wakeup' }), 'wakeup', '7');
    const { document, conflicts } = socKind.merge(base, renamed, theirs);
    expect(conflicts).toEqual([
      {
        pointer: '/instances/systick/name',
        subject: 'instance',
        name: 'systick',
        member: 'name',
        base: 'timer1',
        mine: 'systick',
        theirs: 'wakeup',
      },
    ]);
    expect(write(document)).toBe(write(withParameter(renamed, 'systick', '7')));
    const chosen = socKind.merge(base, renamed, theirs, { '/instances/systick/name': 'theirs' });
    expect(chosen.conflicts).toEqual([]);
    expect(write(chosen.document)).toBe(write(theirs));
  });

  it('loses nothing where the other side removed it, or gave the name to another', () => {
    const removed = { ...base, instances: without(base.instances, 'timer1') };
    expect(Object.keys(socKind.merge(base, renamed, removed).document.instances)).toContain('systick');
    const taken = { ...base, instances: { ...base.instances, systick: { ip: 'test:ip:cpu:1.0' } } };
    const { conflicts } = socKind.merge(base, renamed, taken);
    expect(conflicts).toMatchObject([{ pointer: '/instances/systick' }]);
  });
});
