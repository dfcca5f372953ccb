import { expressionIn, typeIn } from './expressions.ts';
import { numberOf } from './numbers.ts';
import { WordReader } from './reader.ts';
import { statementIn } from './statements.ts';
import type { Attribute, CoreInstruction, CoreSet, CoreState, EncodingPart } from './syntax.ts';
import { unexpectedWord, unsayable, wordsOf } from './tokens.ts';

/** Reads a text with one set of instructions. @throws LanguageError at the first word that cannot be read */
export function setIn(text: string): CoreSet {
  const reader = new WordReader(wordsOf(text));
  while (reader.takeIf('import')) reader.takeOf('string', 'a path');
  if (reader.is('Core')) throw unsayable(reader.word.at, 'Core');
  reader.expect('InstructionSet');
  const name = reader.takeOf('name', 'a name').text;
  if (reader.is('combines')) throw unsayable(reader.word.at, 'combines');
  if (reader.takeIf('extends')) reader.takeOf('name', 'a name');
  reader.expect('{');
  const set: CoreSet = { name, states: [], instructions: [] };
  while (!reader.takeIf('}')) section(reader, set);
  if (reader.word.kind !== 'end') throw unsayable(reader.word.at, reader.word.text);
  return set;
}

function section(reader: WordReader, set: CoreSet): void {
  const { text, at } = reader.word;
  if (text === 'functions' || text === 'always') throw unsayable(at, text);
  if (reader.takeIf('architectural_state')) {
    reader.expect('{');
    while (!reader.takeIf('}')) set.states.push(state(reader));
    return;
  }
  reader.expect('instructions');
  if (reader.is('[')) attributesIn(reader);
  reader.expect('{');
  while (!reader.takeIf('}')) set.instructions.push(instruction(reader));
}

/** A register with a first value; what else a core has is its base's. */
function state(reader: WordReader): CoreState {
  const { at, text } = reader.word;
  if (!reader.takeIf('register')) throw unsayable(at, text);
  const type = typeIn(reader);
  if (reader.is('&')) throw unsayable(reader.word.at, '&');
  const name = reader.takeOf('name', 'a name').text;
  const depth = reader.is('[') && reader.ahead(1).text !== '[' ? depthIn(reader) : undefined;
  const attributes = attributesIn(reader);
  if (depth !== undefined && reader.is('=')) throw unsayable(reader.word.at, `${name}[] =`);
  const reset = reader.takeIf('=') ? resetIn(reader) : '0';
  reader.expect(';');
  return { at, name, type, depth, reset, attributes };
}

/** `[16]` */
function depthIn(reader: WordReader): number {
  reader.take();
  const { text } = reader.takeOf('number', 'a number');
  reader.expect(']');
  if (reader.is('[') && reader.ahead(1).text !== '[') throw unsayable(reader.word.at, '[][]');
  return Number(numberOf(text).value);
}

function resetIn(reader: WordReader): string {
  const minus = reader.takeIf('-') ? '-' : '';
  const { text } = reader.takeOf('number', 'a number');
  return `${minus}${numberOf(text).value}`;
}

/** `[[name]]` and `[[name(1)]]`. */
function attributesIn(reader: WordReader): Attribute[] {
  const all: Attribute[] = [];
  while (reader.is('[') && reader.ahead(1).text === '[') {
    reader.take();
    const { at } = reader.take();
    const name = reader.takeOf('name', 'a name').text;
    const numbers: number[] = [];
    if (reader.takeIf('('))
      do numbers.push(Number(numberOf(reader.takeOf('number', 'a number').text).value));
      while (reader.takeIf(','));
    if (numbers.length > 0) reader.expect(')');
    else if (reader.takeIf('=')) expressionIn(reader);
    reader.expect(']');
    reader.expect(']');
    all.push({ at, name, numbers });
  }
  return all;
}

function instruction(reader: WordReader): CoreInstruction {
  const { at } = reader.word;
  const name = reader.takeOf('name', 'a name').text;
  const attributes = attributesIn(reader);
  reader.expect('{');
  reader.expect('encoding');
  reader.expect(':');
  const encoding = encodingIn(reader);
  const mnemonic = assemblyIn(reader);
  reader.expect('behavior');
  reader.expect(':');
  const behavior = statementIn(reader);
  reader.expect('}');
  return { at, name, mnemonic, attributes, encoding, behavior };
}

function assemblyIn(reader: WordReader): string | undefined {
  if (!reader.takeIf('assembly')) return undefined;
  reader.expect(':');
  let mnemonic: string | undefined;
  if (reader.takeIf('{')) {
    mnemonic = reader.takeOf('string', 'a text').text.slice(1, -1);
    reader.expect(',');
    reader.takeOf('string', 'a text');
    reader.expect('}');
  } else reader.takeOf('string', 'a text');
  reader.expect(';');
  return mnemonic;
}

function encodingIn(reader: WordReader): EncodingPart[] {
  const parts: EncodingPart[] = [];
  do parts.push(encodingPart(reader));
  while (reader.takeIf('::'));
  reader.expect(';');
  return parts;
}

function encodingPart(reader: WordReader): EncodingPart {
  const { at, kind, text } = reader.word;
  if (kind === 'number') {
    const { value, width } = numberOf(reader.take().text);
    if (!text.includes("'") || value >= 1n << BigInt(width)) throw unsayable(at, text);
    return { at, bits: value.toString(2).padStart(width, '0') };
  }
  if (kind !== 'name') throw unexpectedWord(reader.word, 'bits');
  reader.take();
  reader.expect('[');
  const high = Number(reader.takeOf('number', 'a number').text);
  reader.expect(':');
  const low = Number(reader.takeOf('number', 'a number').text);
  reader.expect(']');
  return { at, field: text, high, low };
}
