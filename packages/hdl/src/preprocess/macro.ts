import type { Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';

/** A text macro (IEEE 1800-2017, 22.5.1). */
export interface Macro {
  name: string;
  /** Undefined for a macro without an argument list. */
  formals: Formal[] | undefined;
  body: string;
  /** File whose reading met the definition; undefined for one given from outside. */
  origin?: string;
}

interface Formal {
  name: string;
  fallback: string | undefined;
}

export type Definition = Macro | { problem: Worded };

const NAME = /\s*(\\\S+|[A-Za-z_][\w$]*)/y;

/** Reads what follows `define up to the end of its last line. `text` holds that and nothing more. */
export function parseDefinition(text: string): Definition {
  NAME.lastIndex = 0;
  const name = NAME.exec(text)?.[1];
  if (name === undefined) return { problem: say('HDL/macro/name', {}) };
  let at = NAME.lastIndex;
  let formals: Formal[] | undefined;
  if (text[at] === '(') {
    const list = splitList(text, at);
    if (!list) return { problem: say('HDL/macro/list', { macro: name }) };
    formals = list.items.map(parseFormal);
    if (formals.length === 1 && formals[0]!.name === '') formals = [];
    if (formals.some((formal) => !/^[A-Za-z_][\w$]*$/.test(formal.name))) {
      return { problem: say('HDL/macro/argument', { macro: name }) };
    }
    at = list.end;
  }
  const body = text
    .slice(at)
    .replaceAll(/\\\r?\n/g, '\n')
    .trim();
  return { name, formals, body };
}

function parseFormal(text: string): Formal {
  const equals = text.indexOf('=');
  if (equals < 0) return { name: text, fallback: undefined };
  return { name: text.slice(0, equals).trim(), fallback: text.slice(equals + 1).trim() };
}

const LIST_TOKEN = /"(?:[^"\\]|\\[^])*"|\/\/[^\n]*|\/\*[^]*?(?:\*\/|$)|[()[\]{},]|`\\`"|`"/g;

/**
 * Splits a parenthesized list whose bracket opens at `open`: items between commas outside inner brackets and
 * strings, trimmed and without comments; `end` is behind the closing bracket. Undefined when that is missing.
 */
export function splitList(text: string, open: number): { items: string[]; end: number } | undefined {
  const items: string[] = [];
  let item = '';
  let depth = 0;
  let copied = open + 1;
  LIST_TOKEN.lastIndex = open;
  for (let match = LIST_TOKEN.exec(text); match; match = LIST_TOKEN.exec(text)) {
    const token = match[0];
    if ('([{'.includes(token)) depth += 1;
    else if (')]}'.includes(token)) depth -= 1;
    if (token.startsWith('//') || token.startsWith('/*')) {
      item += text.slice(copied, match.index) + ' ';
      copied = LIST_TOKEN.lastIndex;
    } else if (depth === 0 || (depth === 1 && token === ',')) {
      items.push((item + text.slice(copied, match.index)).trim());
      [item, copied] = ['', LIST_TOKEN.lastIndex];
      if (depth === 0) return { items, end: LIST_TOKEN.lastIndex };
    }
  }
  return undefined;
}

/** Actual arguments by formal name, or what is wrong with them. */
export function bindArguments(macro: Macro, actuals: string[]): Map<string, string> | Worded {
  const formals = macro.formals ?? [];
  const given = formals.length === 0 && actuals.length === 1 && actuals[0] === '' ? [] : actuals;
  if (given.length > formals.length) {
    return say('HDL/macro/count', { macro: macro.name, count: formals.length, given: given.length });
  }
  const bound = new Map<string, string>();
  for (const [index, { name, fallback }] of formals.entries()) {
    const actual = given[index];
    if (actual === undefined && fallback === undefined)
      return say('HDL/macro/missing', { macro: macro.name, argument: name });
    bound.set(name, actual || (fallback ?? ''));
  }
  return bound;
}

const BODY_TOKEN = /``|`\\`"|`"|"(?:[^"\\\n]|\\[^])*"|\/\/[^\n]*|[A-Za-z_][\w$]*/g;

/**
 * Body with its arguments put in and `` joined; strings stay as they are, `" is left for the rescan, comments to the
 * end of a line are no part of the text. `spend` hears of each argument's length and may throw.
 */
export function substitute(
  body: string,
  bound: ReadonlyMap<string, string>,
  spend: (length: number) => void,
): string {
  return body.replaceAll(BODY_TOKEN, (token) => {
    if (token === '``' || token.startsWith('//')) return '';
    const actual = bound.get(token);
    if (actual !== undefined) spend(actual.length);
    return actual ?? token;
  });
}
