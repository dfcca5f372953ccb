/** What a line of SystemVerilog is, as far as its layout goes. */
export type LineKind =
  | 'port'
  | 'declaration'
  | 'parameter'
  | 'assign'
  | 'statement'
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
const PARAMETERS = new Set(['localparam', 'parameter']);

export function shapeOf(line: string): LineShape {
  const start = line.length - line.trimStart().length;
  const at = commentStart(line);
  const comment = line.slice(at).trimEnd();
  const words = wordsOf(line.slice(start, at));
  const [kind, cells] = kindOf(words);
  return { kind, indent: start, cells, comment };
}

/** Where the comment of a line begins; the line's length when there is none. */
function commentStart(line: string): number {
  let isString = false;
  for (let at = 0; at < line.length; at++) {
    if (line[at] === '"' && line[at - 1] !== '\\') isString = !isString;
    if (!isString && line.startsWith('//', at)) return at;
  }
  return line.length;
}

/** The code of a line cut at its spaces, but for those within brackets and strings. */
function wordsOf(code: string): string[] {
  const words: string[] = [];
  let word = '';
  let depth = 0;
  let isString = false;
  for (const character of code.trimEnd()) {
    if (character === '"') isString = !isString;
    else if (!isString && '([{'.includes(character)) depth += 1;
    else if (!isString && ')]}'.includes(character)) depth -= 1;
    if (character === ' ' && depth <= 0 && !isString) {
      if (word !== '') words.push(word);
      word = '';
    } else word += character;
  }
  return word === '' ? words : [...words, word];
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
  const label = words.findIndex((word) => word.endsWith(':') && word !== ':');
  const isItem = label >= 0 && label < words.length - 1 && !words.slice(0, label).includes('?');
  if (isItem) return ['item', [joined(words.slice(0, label + 1)), joined(words.slice(label + 1))]];
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
