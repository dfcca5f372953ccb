import { evaluate } from '../expression/evaluate.ts';
import { Cursor, Unreadable } from './cursor.ts';
import type { Meaning, Scope } from './scope.ts';
import { Tokens, WORD } from './tokens.ts';
import type { RangeSyntax, TypeSyntax } from './syntax.ts';
import { say } from '../wording/sentences.ts';

type Parameter = Extract<Meaning, { kind: 'parameter' }>;
type Fold = (text: string, scope: Scope) => string;

/** Text of `P.a.b` or `P[1]` where the value of `P` is an assignment pattern (10.9), and the scope it is written in. */
export function patternMember(
  meaning: Parameter,
  path: string[],
  fold: Fold,
): { text: string; scope: Scope } {
  let { scope } = meaning;
  let { value: text = '', type } = meaning.parameter;
  let dimensions = [...meaning.parameter.unpacked, ...(type?.packed ?? [])];
  for (const step of path) {
    ({ text, scope } = followName(text, scope));
    const [dimension, ...inner] = dimensions;
    if (dimension) {
      text = entryOf(text, step, position(dimension, step, scope, fold));
      dimensions = inner;
    } else {
      const members = type && structMembers(type, scope);
      text = entryOf(text, step, members?.findIndex(({ name }) => name === step) ?? -1);
      type = members?.find(({ name }) => name === step)?.type;
      dimensions = type?.packed ?? [];
    }
  }
  return { text, scope };
}

/** The value of a parameter may be another parameter. */
function followName(text: string, scope: Scope): { text: string; scope: Scope } {
  for (let steps = 0; steps < 20 && /^[\w$:\s]+$/.test(text); steps++) {
    const meaning = scope.find(text.replaceAll(/\s+/g, ''));
    if (meaning?.kind !== 'parameter' || meaning.parameter.value === undefined) break;
    [text, scope] = [meaning.parameter.value, meaning.scope];
  }
  return { text, scope };
}

/** Entries without keys go from the left bound to the right one. */
function position({ left, right }: RangeSyntax, step: string, scope: Scope, fold: Fold): number {
  const index = evaluate(step, {});
  const [l, r] = [left, right ?? left].map((bound) => evaluate(fold(bound, scope), {}));
  if (!index.ok || !l?.ok || !r?.ok) return -1;
  if (right === undefined) return Number(index.value);
  return Number(l.value > r.value ? l.value - index.value : index.value - l.value);
}

function structMembers(type: TypeSyntax, scope: Scope): { name: string; type: TypeSyntax }[] | undefined {
  if (type.kind === 'struct') return type.members;
  const meaning = type.kind === 'named' ? scope.find(type.name) : undefined;
  return meaning?.kind === 'type' ? structMembers(meaning.type, meaning.scope) : undefined;
}

/** The entry with the key `step`, or at `position` where the entries have no keys. */
function entryOf(text: string, step: string, position: number): string {
  if (/^'0$|^'\{\s*default\s*:\s*'?0\s*\}$/.test(text)) return '0';
  const cursor = new Cursor(new Tokens(text));
  while (!cursor.done && !cursor.is('{')) cursor.take();
  if (!cursor.accept('{')) throw new Unreadable(say('HDL/value/part', { value: text, part: step }), 0);
  let fallback: string | undefined;
  for (let index = 0; !cursor.is('}') && !cursor.done; index++) {
    const key = cursor.tokens.kind(cursor.at) === WORD && cursor.is(':', 1) ? cursor.take() : undefined;
    if (key !== undefined) cursor.expect(':');
    const entry = cursor.expression(',');
    if (key === step || (key === undefined && index === position)) return entry;
    if (key === 'default') fallback = entry;
    cursor.accept(',');
  }
  if (fallback !== undefined) return fallback;
  throw new Unreadable(say('HDL/value/entry', { part: step }), 0);
}
