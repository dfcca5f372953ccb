import { commentStart, wordsOf } from './words.ts';

/** What a line of SystemVerilog is, as far as its layout goes. */
export type LineKind =
  | 'port'
  | 'declaration'
  | 'parameter'
  | 'assign'
  | 'statement'
  /** An assignment behind a condition. */
  | 'guarded'
  | 'item'
  | 'connection'
  | 'other';

/** A line in the cells that neighbours of its kind have in common columns. */
export interface LineShape {
  kind: LineKind;
  indent: number;
  cells: string[];
  /** The comment at the end of the line, with its slashes; a line of a comment alone has no cells. */
  comment: string;
}

const DIRECTIONS = new Set(['input', 'output', 'inout']);
const TYPES = new Set(['logic', 'wire', 'reg', 'int', 'integer', 'string', 'genvar', 'signed', 'unsigned']);
const CONDITIONS = new Set(['if', 'else', 'for']);
const PARAMETERS = new Set(['localparam', 'parameter']);

export function shapeOf(line: string): LineShape {
  const start = line.length - line.trimStart().length;
  const at = commentStart(line);
  const comment = line.slice(at).trimEnd();
  const words = wordsOf(line.slice(start, at).trimEnd());
  const [kind, cells] = kindOf(words);
  return { kind, indent: start, cells, comment };
}

const joined = (words: string[]) => words.join(' ');

function kindOf(words: string[]): [LineKind, string[]] {
  const [first = '', second = ''] = words;
  if (DIRECTIONS.has(first)) return ['port', [first, ...declared(words.slice(1))]];
  if (TYPES.has(first)) return ['declaration', declared(words)];
  if (PARAMETERS.has(first) && words.includes('=')) return ['parameter', parameter(words)];
  if (first === 'assign' && words[2] === '=') return ['assign', [first, second, joined(words.slice(2))]];
  if (second === '<=' || second === '=') return ['statement', [first, joined(words.slice(1))]];
  if (first.startsWith('.')) return ['connection', connection(words)];
  const sign = words.findIndex((word) => word === '<=' || word === '=');
  if (CONDITIONS.has(first) && sign > 1)
    return ['guarded', [joined(words.slice(0, sign)), joined(words.slice(sign))]];
  const label = words.findIndex((word) => word.endsWith(':') && word !== ':');
  const isItem =
    label >= 0 &&
    words.at(-1)!.endsWith(';') &&
    words[label + 1] !== ';' &&
    !words.slice(0, label).includes('?');
  if (isItem && label < words.length - 1)
    return ['item', [joined(words.slice(0, label + 1)), joined(words.slice(label + 1))]];
  return ['other', [joined(words)]];
}

/** Type, packed dimensions, and the names with all that follows. */
function declared(words: string[]): string[] {
  const name = words.findIndex((word) => !TYPES.has(word) && !word.startsWith('['));
  const type = words.slice(0, name).filter((word) => !word.startsWith('['));
  const packed = words.slice(0, name).filter((word) => word.startsWith('['));
  return [joined(type), packed.join(''), joined(words.slice(name))];
}

function parameter(words: string[]): string[] {
  const equals = words.indexOf('=');
  return [words[0]!, joined(words.slice(1, equals - 1)), words[equals - 1]!, joined(words.slice(equals))];
}

/** `.name (value),` with any spaces before the parentheses. */
function connection(words: string[]): string[] {
  const all = joined(words);
  const [open, close] = [all.indexOf('('), all.lastIndexOf(')')];
  if (open < 0 || close < open) return [all];
  return [all.slice(0, open).trimEnd(), all.slice(open, close).trimEnd() + all.slice(close)];
}
