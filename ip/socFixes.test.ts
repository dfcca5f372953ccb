import { expect, it } from 'vitest';
import type { Diagnostic } from '@netloom/model';
import { applyEdits, check, createLibrary } from '@netloom/soc';
import { Random } from '../packages/registers/test/random/random.ts';
import { libraryEntries } from './test/blockSources.ts';
import { spoil } from './test/socs/faults.ts';
import { BLOCKS, parsed, randomSoc } from './test/socs/randomSoc.ts';

const entries = await libraryEntries(BLOCKS);
const COUNT = 60;
const TESTS = process.env.NETLOOM_DEEP ? 40 : 1;

const said = ({ code, message }: Diagnostic) => `${code}: ${message}`;
/** What is at fault, however it is worded. */
const fault = ({ code, place }: Diagnostic) =>
  `${code} ${place?.kind === 'document' ? (place.endpoint ?? place.pointer) : ''}`;

/** What a broken connection keeps from being looked at, and the want of a connection that is taken away. */
const UNCOVERED: Record<string, RegExp> = {
  'SOC-ENDPOINT': /COMBINATIONAL-LOOP|ADDRESS/,
  'SOC-DIRECTION': /COMBINATIONAL-LOOP|ADDRESS/,
  'SOC-INTERCONNECT-LOOP': /REQUIRED-OPEN/,
  'SOC-REQUIRED-OPEN': /ADDRESS-UNREACHABLE/,
};

/** What is wrong with the fixes that the checks of a spoilt SoC offer, a line each. */
function badFixes(seed: number): { tried: number; bad: string[] } {
  const random = new Random(seed);
  const soc = randomSoc(random, 'top');
  const what = Array.from({ length: random.integer(1, 2) }, () => spoil(soc, random)).join(', ');
  const [document, ...children] = parsed(soc) ?? [];
  if (!document) return { tried: 0, bad: [] };
  const library = {
    ...createLibrary(
      entries,
      children.map((child) => ({ document: child })),
    ),
    hasFile: (path: string) => path === 'boot.hex',
  };
  const before = structuredClone(document);
  const found = check(document, library);
  const known = new Set(found.map(fault));
  const fixes = found.flatMap((each) => (each.fix ? [{ each, fix: each.fix }] : []));
  const bad = fixes.flatMap(({ each, fix }) => {
    const problem = `${seed} (${what}): "${fix.title}" of ${said(each)}`;
    const { document: after, refused } = applyEdits(document, fix.edits);
    if (!after) return [`${problem} is refused: ${refused}`];
    const left = check(after, library);
    const count = (of: readonly Diagnostic[]) => of.filter((one) => said(one) === said(each)).length;
    const fresh = left.filter(
      (one) => one.severity === 'error' && !known.has(fault(one)) && !UNCOVERED[each.code]?.test(one.code),
    );
    return [
      ...(count(left) < count(found) ? [] : [`${problem} leaves it`]),
      ...fresh.slice(0, 1).map((one) => `${problem} brings ${said(one)}`),
    ];
  });
  // What is undone is the document itself.
  expect(document).toEqual(before);
  return { tried: fixes.length, bad };
}

it.each(Array.from({ length: TESTS }, (_, index) => index * COUNT))(
  'fixes of random faulty SoCs mend what they are offered for and bring no other error, from seed %i on',
  (first) => {
    const results = Array.from({ length: COUNT }, (_, index) => badFixes(first + index));
    expect(results.flatMap(({ bad }) => bad)).toEqual([]);
    expect(results.reduce((sum, { tried }) => sum + tried, 0)).toBeGreaterThan(COUNT / 2);
  },
);
