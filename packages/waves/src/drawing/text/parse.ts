import type { Worded } from '@netloom/model';
import { tokenAt } from './scanner.ts';
import type { Token } from './scanner.ts';
import type { ArrayNode, MemberNode, ObjectNode, ScalarNode, ValueNode } from './syntax.ts';
import { TextError } from './textError.ts';
import { say } from '../wording/sentences.ts';

/** Deeper nesting has no meaning in a drawing. */
const MOST_LEVELS = 200;

/**
 * Reads JSON, and what JSON5 and WaveDrom's editor accept beyond it: comments, names without quotes, single quotes,
 * commas at the end. @throws TextError
 */
export function parseText(text: string): ValueNode {
  const parser = new Parser(text);
  const root = parser.value(0);
  parser.expectEnd();
  return root;
}

class Parser {
  private readonly text: string;
  private token: Token;

  constructor(text: string) {
    this.text = text;
    this.token = tokenAt(text, 0);
  }

  value(level: number): ValueNode {
    if (level > MOST_LEVELS)
      throw new TextError(say('DRAW-SYNTAX/levels', { most: MOST_LEVELS }), this.token.start);
    if (this.isMark('{')) return this.object(level);
    if (this.isMark('[')) return this.array(level);
    return this.scalar();
  }

  expectEnd(): void {
    if (this.token.kind !== 'end') this.fail(say('DRAW-SYNTAX/end', {}));
  }

  private object(level: number): ObjectNode {
    const { start } = this.take();
    const members: MemberNode[] = [];
    let trailing = false;
    while (!this.isMark('}')) {
      if (this.token.kind !== 'string' && this.token.kind !== 'word') this.fail(say('DRAW-SYNTAX/name', {}));
      const { text: key, start: from, end: to } = this.take();
      if (!this.isMark(':')) this.fail(say('DRAW-SYNTAX/colon', { name: key }));
      this.take();
      members.push({ key, keyRange: { start: from, end: to }, value: this.value(level + 1) });
      trailing = this.comma('}');
    }
    return { kind: 'object', members, trailing, start, end: this.take().end };
  }

  private array(level: number): ArrayNode {
    const { start } = this.take();
    const items: ValueNode[] = [];
    let trailing = false;
    while (!this.isMark(']')) {
      items.push(this.value(level + 1));
      trailing = this.comma(']');
    }
    return { kind: 'array', items, trailing, start, end: this.take().end };
  }

  /** Passes the comma behind an item; false where `end` follows without one. */
  private comma(end: string): boolean {
    if (this.isMark(',')) {
      this.take();
      return true;
    }
    if (!this.isMark(end)) this.fail(say('DRAW-SYNTAX/comma', { end }));
    return false;
  }

  private scalar(): ScalarNode {
    if (this.token.kind !== 'string' && this.token.kind !== 'word') this.fail(say('DRAW-SYNTAX/value', {}));
    const { kind, text, start, end } = this.take();
    return { kind: 'scalar', value: kind === 'string' ? text : wordValue(text, start), start, end };
  }

  private isMark(text: string): boolean {
    return this.token.kind === 'mark' && this.token.text === text;
  }

  private take(): Token {
    const { token } = this;
    this.token = tokenAt(this.text, token.end);
    return token;
  }

  private fail(expected: Worded): never {
    const { kind, text, start } = this.token;
    const said =
      kind === 'end'
        ? say('DRAW-SYNTAX/ends', { expected })
        : say('DRAW-SYNTAX/stands', { at: text.slice(0, 40), expected });
    throw new TextError(said, start);
  }
}

function wordValue(word: string, offset: number): number | boolean | null {
  if (word === 'true' || word === 'false') return word === 'true';
  if (word === 'null') return null;
  const number = /^[+-]/.test(word) ? Number(`${word[0]}1`) * Number(word.slice(1)) : Number(word);
  if (Number.isNaN(number)) throw new TextError(say('DRAW-SYNTAX/number', { at: word.slice(0, 40) }), offset);
  return number;
}
