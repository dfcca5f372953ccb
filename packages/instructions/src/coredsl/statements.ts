import type { Type } from '../language/type.ts';
import { beginsType, expressionIn, typeIn } from './expressions.ts';
import type { WordReader } from './reader.ts';
import type { CoreNode, CoreStatement } from './syntax.ts';
import { unexpectedWord, unsayable } from './tokens.ts';

const UNSAYABLE = [
  'while',
  'do',
  'switch',
  'return',
  'continue',
  'spawn',
  'const',
  'volatile',
  'struct',
  'union',
  'enum',
];
const ASSIGNMENTS = ['=', '+=', '-=', '*=', '/=', '%=', '&=', '|=', '^=', '<<=', '>>='];

/** A statement as a list: a block gives what stands in it. */
export function statementIn(reader: WordReader): CoreStatement[] {
  const { at, text } = reader.word;
  if (UNSAYABLE.includes(text)) throw unsayable(at, text);
  if (reader.takeIf(';')) return [];
  if (reader.takeIf('{')) {
    const all: CoreStatement[] = [];
    while (!reader.takeIf('}')) {
      if (reader.word.kind === 'end') throw unexpectedWord(reader.word, '}');
      all.push(...statementIn(reader));
    }
    return all;
  }
  if (text === 'if') return [conditional(reader)];
  if (text === 'for') return [loop(reader)];
  if (reader.takeIf('break')) {
    reader.expect(';');
    return [{ kind: 'break', at }];
  }
  if (beginsType(text)) return declarations(reader);
  const statement = assignment(reader);
  reader.expect(';');
  return [statement];
}

function assignment(reader: WordReader): CoreStatement {
  const target = expressionIn(reader);
  const { at, text: operator } = reader.word;
  if (!reader.is(...ASSIGNMENTS)) throw unexpectedWord(reader.word, '=');
  reader.take();
  return { kind: 'assign', at, target, operator, value: expressionIn(reader) };
}

function declarations(reader: WordReader): CoreStatement[] {
  const type = typeIn(reader);
  const all: CoreStatement[] = [];
  do {
    const { at, text } = reader.word;
    if (reader.is('&')) throw unsayable(at, text);
    const name = reader.takeOf('name', 'a name').text;
    if (reader.is('[')) throw unsayable(reader.word.at, `${name}[]`);
    const value = reader.takeIf('=') ? expressionIn(reader) : undefined;
    all.push({ kind: 'declare', at, name, type, value });
  } while (reader.takeIf(','));
  reader.expect(';');
  return all;
}

function conditional(reader: WordReader): CoreStatement {
  const { at } = reader.take();
  reader.expect('(');
  const test = expressionIn(reader);
  reader.expect(')');
  const then = statementIn(reader);
  const otherwise = reader.takeIf('else') ? statementIn(reader) : [];
  return { kind: 'if', at, test, then, otherwise };
}

/** `for (int i = 0; i < 8; i = i + 1)`, counting up by one. */
function loop(reader: WordReader): CoreStatement {
  const { at } = reader.take();
  reader.expect('(');
  const type: Type = typeIn(reader);
  const name = reader.takeOf('name', 'a name').text;
  reader.expect('=');
  const from = expressionIn(reader);
  reader.expect(';');
  if (!reader.is(name)) throw unexpectedWord(reader.word, name);
  reader.take();
  const ends = reader.is('<=') ? '<=' : '<';
  reader.expect(ends);
  const to: CoreNode = expressionIn(reader);
  reader.expect(';');
  countsUp(reader, name);
  reader.expect(')');
  return { kind: 'for', at, name, type, from, to, ends, body: statementIn(reader) };
}

function countsUp(reader: WordReader, name: string): void {
  const { at } = reader.word;
  if (reader.takeIf('++')) return void reader.expect(name);
  reader.expect(name);
  if (reader.takeIf('++')) return;
  const isSum = reader.takeIf('+=') || (reader.takeIf('=') && reader.takeIf(name) && reader.takeIf('+'));
  if (!isSum || reader.take().text !== '1') throw unsayable(at, 'for');
}
