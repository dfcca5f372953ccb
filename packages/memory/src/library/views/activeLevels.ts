import { withoutComments } from '@netloom/hdl';
import { arraysIn } from './arrays.ts';
import type { Level } from './view.ts';

/** `x_reg <= x;`, `assign y = x;`: another name of a signal. */
const COPY = /\b(\w+)\s*<?=\s*(?:#\s*\w+\s*)?(\w+)\s*;/g;
const NEGATED = /^(?:[!~]\s*(\w+)|(\w+)\s*={2,3}\s*1'[bB]0|(\w+)\s*={2,3}\s*0)$/;
const PLAIN = /^(?:(\w+)|(\w+)\s*={2,3}\s*1'[bB]1|(\w+)\s*={2,3}\s*1)$/;

export interface Levels {
  /** Levels at which inputs let the model write. */
  writing: Map<string, Level>;
  /** Levels at which they let it read: of a write control the other one than it is active at. */
  reading: Map<string, Level>;
}

/**
 * What the conditions around assignments to, or of, an element of an array ask of the inputs of a behavioural model.
 * Inputs that two ask differently are left out.
 */
export function activeLevels(body: string, inputs: readonly string[]): Levels {
  const text = withoutComments(body);
  const arrays = arraysIn(text).map(({ name }) => name);
  if (arrays.length === 0) return { writing: new Map(), reading: new Map() };
  const element = `\\b(?:${arrays.join('|')})\\s*\\[`;
  const sources = copies(text, inputs);
  const writing = levelsIn(text, sources, new RegExp(`${element}[^=;]*\\]\\s*<?=(?!=)`));
  const reading = levelsIn(text, sources, new RegExp(`=[^=;]*${element}`));
  return { writing: new Map([...writing].flatMap(settled)), reading: new Map([...reading].flatMap(settled)) };
}

const settled = ([name, levels]: [string, Set<Level>]): [string, Level][] =>
  levels.size === 1 ? [[name, [...levels][0]!]] : [];

/** What the conditions ask of each input, around statements that `pattern` finds. */
function levelsIn(text: string, sources: ReadonlyMap<string, string>, pattern: RegExp) {
  const found = new Map<string, Set<Level>>();
  for (const condition of conditionsOf(text, pattern))
    for (const term of condition.split(/&&?/)) {
      const literal = literalOf(term.replace(/[()]|\[\w+\]/g, ' ').trim());
      const input = literal && sources.get(literal.name);
      if (input !== undefined) found.set(input, (found.get(input) ?? new Set()).add(literal!.level));
    }
  return found;
}

/** The input that each name is a copy of; a copy of a copy too. */
function copies(text: string, inputs: readonly string[]): Map<string, string> {
  const sources = new Map(inputs.map((name) => [name, name]));
  const pairs = [...text.matchAll(COPY)].map(([, to, from]) => ({ to: to!, from: from! }));
  for (let before = -1; before !== sources.size;) {
    before = sources.size;
    for (const { to, from } of pairs) {
      const source = sources.get(from);
      if (source !== undefined && !sources.has(to)) sources.set(to, source);
    }
  }
  return sources;
}

function literalOf(term: string): { name: string; level: Level } | undefined {
  const negated = NEGATED.exec(term);
  if (negated) return { name: (negated[1] ?? negated[2] ?? negated[3])!, level: 'low' };
  const plain = PLAIN.exec(term);
  return plain ? { name: (plain[1] ?? plain[2] ?? plain[3])!, level: 'high' } : undefined;
}

/** Conditions of `if` whose first branch has what `pattern` finds; alternatives by `||` say nothing. */
function conditionsOf(text: string, pattern: RegExp): string[] {
  const found: string[] = [];
  for (const match of text.matchAll(/\bif\s*\(/g)) {
    const open = match.index + match[0].length - 1;
    const close = closing(text, open);
    const condition = text.slice(open + 1, close);
    const branch = text.slice(close + 1, branchEnd(text, close + 1));
    if (!condition.includes('|') && pattern.test(branch)) found.push(condition);
  }
  return found;
}

/** Place of the bracket that closes the one at `open`. */
function closing(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return text.length;
}

/** End of the statement that begins at `start`: its `end` where it is a block, else the next `;`. */
function branchEnd(text: string, start: number): number {
  const block = /^\s*begin\b/.exec(text.slice(start, start + 200));
  const semicolon = text.indexOf(';', start);
  if (block === null) return semicolon < 0 ? text.length : semicolon + 1;
  let depth = 0;
  const words = /\b(begin|end)\b/g;
  words.lastIndex = start;
  for (let word = words.exec(text); word !== null; word = words.exec(text)) {
    depth += word[1] === 'begin' ? 1 : -1;
    if (depth === 0) return word.index;
  }
  return text.length;
}
