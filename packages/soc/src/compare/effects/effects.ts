import type { SocDocument } from '@netloom/model';
import { generate } from '../../generate/generate.ts';
import type { Generation } from '../../generate/generate.ts';
import { subjectOf } from '../../check/check.ts';
import { inOrder } from '../../document/order.ts';
import { findRenames } from '../../document/renames/findRenames.ts';
import { renameAll } from '../../document/renames/renameAll.ts';
import type { Library } from '../../library/library.ts';
import { constantsOf, textsOf } from './generated.ts';
import { addressesOf, clocksOf, interruptsOf } from './software.ts';
import { portsOf, usersOf } from './top.ts';

/** What others meet: a block's addresses, an interrupt's number, … */
export type EffectKind = 'port' | 'user' | 'address' | 'interrupt' | 'clock' | 'constant' | 'file';

/** What is different for others; a side that is absent does not have it. */
export interface Effect {
  kind: EffectKind;
  name: string;
  before?: string;
  after?: string;
  /** Of a file: its lines are the same, in another order. */
  isOrder?: true;
}

export interface Effects {
  effects: Effect[];
  /** Versions that cannot be generated, so that nothing is said of addresses, constants and files. */
  refused: ('before' | 'after')[];
}

/**
 * What a change of a SoC does to those who do not look at its diagram: whoever instantiates it, writes its software, or reads
 * what is generated from it. Both versions are seen with the same library. A block that was only renamed is the same block.
 */
export function effectsOf(before: SocDocument, after: SocDocument, library: Library): Effects {
  const ports = differences('port', portsOf(before), portsOf(after));
  const isSeen = ports.length > 0 || before.vlnv !== after.vlnv;
  const users = isSeen ? usersOf([before.vlnv, after.vlnv], library) : [];
  const outside = [...ports, ...users.map((name): Effect => ({ kind: 'user', name }))];
  const [was, now] = [generate(before, library), generate(after, library)];
  const refused = [
    ...(was.files.length === 0 ? (['before'] as const) : []),
    ...(now.files.length === 0 ? (['after'] as const) : []),
  ];
  if (refused.length > 0) return { effects: outside, refused };
  const old = renameAll(before, findRenames(before, after));
  return { effects: [...outside, ...insideOf(old, after, library), ...writtenOf(was, now)], refused };
}

function insideOf(before: SocDocument, after: SocDocument, library: Library): Effect[] {
  const [was, now] = [before, after].map((each) => subjectOf(inOrder(each), library));
  return [
    ...differences('address', addressesOf(was!), addressesOf(now!)),
    ...differences('interrupt', interruptsOf(before), interruptsOf(after)),
    ...differences('clock', clocksOf(before), clocksOf(after)),
  ];
}

/** Macros under the names that software has them by, and files whose text is another one. */
function writtenOf(was: Generation, now: Generation): Effect[] {
  const files = differences('file', textsOf(was.files), textsOf(now.files)).map(inLines);
  return [...differences('constant', constantsOf(was.files), constantsOf(now.files)), ...files];
}

/** What is different of a file, in numbers of lines: the texts themselves are long. */
function inLines({ kind, name, before, after }: Effect): Effect {
  if (before === undefined) return { kind, name, after: linesOnlyIn(after!) };
  if (after === undefined) return { kind, name, before: linesOnlyIn(before) };
  const [less, more] = [linesOnlyIn(before, after), linesOnlyIn(after, before)];
  return less === '0' && more === '0'
    ? { kind, name, isOrder: true }
    : { kind, name, before: less, after: more };
}

/** How many lines a text has that the other has not. */
function linesOnlyIn(text: string, other = ''): string {
  const there = new Map<string, number>();
  for (const line of other.split('\n')) there.set(line, (there.get(line) ?? 0) + 1);
  const own = text.split('\n').filter((line) => {
    const left = there.get(line) ?? 0;
    there.set(line, left - 1);
    return left <= 0;
  });
  return String(own.length);
}

function differences(
  kind: EffectKind,
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): Effect[] {
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((name): Effect[] => {
    const [was, now] = [before.get(name), after.get(name)];
    if (was === now) return [];
    return [
      { kind, name, ...(was !== undefined && { before: was }), ...(now !== undefined && { after: now }) },
    ];
  });
}
