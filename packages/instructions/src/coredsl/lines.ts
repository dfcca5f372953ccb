import { say } from '../wording/sentences.ts';
import { LanguageError } from '../language/problem.ts';
import { isOwn, keywordOf } from '../language/reserved.ts';
import { typeText, unsigned, WORD } from '../language/type.ts';
import type { Type } from '../language/type.ts';
import type { Place } from '../language/tokens.ts';
import { arrayOf, isGuardedWrite, wordOf } from './arrays.ts';
import { linearOf } from './linear.ts';
import type { CoreNode, CoreStatement } from './syntax.ts';
import { unsayable } from './tokens.ts';
import { converted, fits } from './typed.ts';
import type { Value } from './typed.ts';
import { conditionOf, placeOf, valueOf } from './values.ts';
import type { Names } from './values.ts';

/** A name for a variable, or the variable of a loop, which the language of definitions has not taken. */
function own(name: string, spelled: Map<string, string>): string {
  const isTaken = isOwn(name) || keywordOf(name) !== undefined || /^(r[ds]\d?|imm|loaded)$/.test(name);
  if (isTaken) spelled.set(name, `${name}_own`);
  return spelled.get(name) ?? name;
}

/** Statements of CoreDSL as lines of a behaviour. */
export function linesOf(statements: readonly CoreStatement[], around: Names): string[] {
  const types = new Map(around.types);
  const spelled = new Map(around.spelled);
  const names = { ...around, types, spelled };
  return statements.flatMap((statement) => {
    if (statement.kind !== 'declare') return linesOfOne(statement, names);
    const { name, type, value } = statement;
    const text = value ? assigned(statement.at, valueOf(value, names), type) : `${typeText(type)}(0)`;
    types.set(name, type);
    return [`let ${own(name, spelled)}: ${typeText(type)} = ${text};`];
  });
}

const block = (head: string, lines: readonly string[]) => [
  `${head} {`,
  ...lines.map((line) => `  ${line}`),
  '}',
];

function linesOfOne(statement: Exclude<CoreStatement, { kind: 'declare' }>, names: Names): string[] {
  switch (statement.kind) {
    case 'assign':
      return [assignment(statement, names)];
    case 'if':
      return conditional(statement, names);
    case 'for':
      return loop(statement, names);
    default:
      throw unsayable(statement.at, 'break');
  }
}

/** Without a cast a value goes where all of its type fit. */
function assigned(at: Place, value: Value, type: Type): string {
  const isHeld = value.constant === undefined ? fits(value.type, type) : fits(least(value.constant), type);
  if (isHeld) return converted(value, type);
  const said = { column: at.column, from: typeText(value.type), to: typeText(type) };
  throw new LanguageError(at.line, say('insn-coredsl/narrowing', said));
}

const least = (value: bigint): Type =>
  value < 0n
    ? { signed: true, width: (-value - 1n).toString(2).length + 1 }
    : unsigned(Math.max(1, value.toString(2).length));

interface Target {
  text: string;
  type: Type;
}

function targetOf(node: CoreNode, names: Names): Target {
  if (node.kind === 'name') {
    const type = names.types.get(node.name);
    if (type && !names.registers.has(node.name) && node.name !== names.immediate)
      return { text: names.spelled.get(node.name) ?? node.name, type };
    throw unsayable(node.at, node.name);
  }
  if (node.kind !== 'index' || node.operand.kind !== 'name') throw unsayable(node.at, '=');
  const { operand, high, low } = node;
  if (operand.name === 'X') {
    if (high.kind === 'name' && high.name === 'rd' && low === undefined) return { text: 'rd', type: WORD };
    throw unsayable(node.at, 'X[ ]');
  }
  if (arrayOf(node, names)) return wordOf(node, names, valueOf);
  const place = placeOf(node, names);
  if (place === undefined || !names.types.has(operand.name)) throw unsayable(node.at, operand.name);
  return {
    text: `${names.spelled.get(operand.name) ?? operand.name}${place.text}`,
    type: unsigned(place.width),
  };
}

function assignment(
  { at, target, operator, value }: CoreStatement & { kind: 'assign' },
  names: Names,
): string {
  const { text, type } = targetOf(target, names);
  if (operator === '=') return `${text} = ${assigned(at, valueOf(value, names), type)};`;
  const sum: CoreNode = { kind: 'binary', at, operator: operator.slice(0, -1), left: target, right: value };
  const kept: CoreNode = { kind: 'cast', at, ...type, operand: sum };
  return `${text} = ${valueOf(kept, names).text};`;
}

/** x0 takes nothing in any case: `if (rd != 0) X[rd] = …` says nothing more than its assignment. */
function isGuard({ test, then, otherwise }: CoreStatement & { kind: 'if' }): boolean {
  const isAsked =
    test.kind === 'binary' &&
    test.operator === '!=' &&
    test.left.kind === 'name' &&
    test.left.name === 'rd' &&
    test.right.kind === 'number' &&
    /^0+$/.test(test.right.text);
  const isResult = (each: CoreStatement) =>
    each.kind === 'declare' ||
    (each.kind === 'assign' &&
      each.target.kind === 'index' &&
      each.target.operand.kind === 'name' &&
      each.target.operand.name === 'X');
  return isAsked && otherwise.length === 0 && then.every(isResult);
}

function conditional(statement: CoreStatement & { kind: 'if' }, names: Names): string[] {
  const { test, then, otherwise } = statement;
  if (isGuard(statement) || isGuardedWrite(statement, names)) return linesOf(then, names);
  const condition = conditionOf(test, names);
  if (then.length === 1 && then[0]!.kind === 'break' && otherwise.length === 0)
    return [`break if (${condition});`];
  const head = block(`if (${condition})`, linesOf(then, names));
  if (otherwise.length === 0) return head;
  return [...head.slice(0, -1), ...block('} else', linesOf(otherwise, names))];
}

function bound(node: CoreNode): number {
  const found = linearOf(node, new Map());
  if (found) return found.constant;
  const name = node.kind === 'name' ? node.name : '…';
  throw new LanguageError(node.at.line, say('insn-bound', { column: node.at.column, found: name }));
}

function loop({ name, type, from, to, ends, body }: CoreStatement & { kind: 'for' }, names: Names): string[] {
  const last = bound(to) + (ends === '<=' ? 1 : 0);
  const spelled = new Map(names.spelled);
  const within = { ...names, loops: new Map([...names.loops, [name, type]]), spelled };
  return block(`for ${own(name, spelled)} in ${bound(from)}..${last}`, linesOf(body, within));
}
