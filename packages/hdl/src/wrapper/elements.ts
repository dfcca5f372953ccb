import type { Worded } from '@netloom/model';
import { identifiersOf } from '../expression/identifiers.ts';
import { Unreadable } from '../read/cursor.ts';
import type { ModuleElaborator } from '../read/module.ts';
import type { Scope } from '../read/scope.ts';
import type { RangeSyntax } from '../read/syntax.ts';
import { say } from '../wording/sentences.ts';

const MOST_ELEMENTS = 32;

/** Indices of an array from its left bound on, under the default parameters. Throws `Unreadable` where there are none. */
export function elementsIn(
  port: { name: string; offset: number },
  what: Worded,
  { range, scope }: { range: RangeSyntax; scope: Scope },
  elaborator: ModuleElaborator,
): string[] {
  const count = elaborator.number(elaborator.size(range, scope));
  const isKnown = count !== undefined && count > 0n && count <= BigInt(MOST_ELEMENTS);
  const left = elaborator.number(range.left, scope);
  const right = range.right === undefined ? undefined : elaborator.number(range.right, scope);
  if (!isKnown || left === undefined || left < 0n || (right ?? 0n) < 0n) {
    const said = say('HDL/wrapper/elements', { port: port.name, what, most: MOST_ELEMENTS });
    throw new Unreadable(said, port.offset);
  }
  const last = right ?? count - 1n;
  const first = right === undefined ? 0n : left;
  const step = first > last ? -1n : 1n;
  return Array.from({ length: Number(count) }, (_, index) => String(first + step * BigInt(index)));
}

/** Parameters that the bounds of a range follow. */
export function boundNames(
  { left, right = '' }: RangeSyntax,
  elaborator: ModuleElaborator,
  scope?: Scope,
): string[] {
  return [left, right].flatMap((text) =>
    text === '' ? [] : identifiersOf(elaborator.folded(text, scope) ?? ''),
  );
}
