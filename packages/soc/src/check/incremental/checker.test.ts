import type { Diagnostic, SocDocument } from '@netloom/model';
import { describe, expect, it } from 'vitest';
import { diceOf } from '../../../../model/test/dice.ts';
import { CACHING_IPS } from '../../../test/cachingIps.ts';
import { treeDesign } from '../../../test/clockTrees.ts';
import * as designs from '../../../test/designs.ts';
import { testLibrary } from '../../../test/fixtures.ts';
import { LIBRARY } from '../../../test/hierarchy/ips.ts';
import { randomDesign } from '../../../test/hierarchy/randomDesign.ts';
import { randomEdit } from '../../../test/randomEdit.ts';
import { seenThrough } from '../../../test/seenThrough.ts';
import type { Library } from '../../library/library.ts';
import { check, subjectOf } from '../check.ts';
import { RULES } from '../rules.ts';
import { Checker } from './checker.ts';

const EDITS = 20;

const { parent, children } = designs.parentOf();

/** A core whose cache others do not see. */
function cachingDesign(): SocDocument {
  const buses = designs.busDesign(3, 2, 2);
  return { ...buses, instances: { ...buses.instances, cpu0: { ip: 'test:ip:helpless:1.0' } } };
}

const STARTS: readonly [string, SocDocument, Library][] = [
  ['buses', designs.busDesign(2, 3, 3), testLibrary()],
  ['two domains', designs.twoDomains(), testLibrary()],
  ['a cascade', designs.cascade(), testLibrary()],
  ['documents below', parent, testLibrary(children)],
  ['a counter', designs.counterDesign(), testLibrary()],
  ['a cache', cachingDesign(), testLibrary([], [...CACHING_IPS])],
  ['a clock tree', treeDesign(), testLibrary()],
  ...[1, 2, 3].map((seed): [string, SocDocument, Library] => [
    `seed ${seed}`,
    randomDesign(diceOf(seed)),
    LIBRARY,
  ]),
];

describe.each(STARTS)('checks of %s', (_, start, library) => {
  it('find after each of many edits what a check of the whole finds', () => {
    const checker = new Checker();
    const dice = diceOf(7);
    let document = start;
    for (let step = 0; step < EDITS; step++) {
      const found: Diagnostic[] = checker.check(document, library);
      expect(found, `after ${step} edits`).toStrictEqual(check(document, library));
      document = randomEdit(document, library, dice);
    }
  });

  it('look at nothing but what they are said to look at', () => {
    let document = start;
    const dice = diceOf(8);
    for (let step = 0; step < 3; step++) {
      const subject = subjectOf(document, library);
      for (const [rule, facets, quiet] of RULES) {
        const found = rule(subject);
        expect(rule(seenThrough(subject, facets)), rule.name).toStrictEqual(found);
        if (quiet && found.length === 0)
          expect(rule(seenThrough(subject, quiet)), rule.name).toStrictEqual([]);
      }
      document = randomEdit(document, library, dice);
    }
  });
});
