import { MOST, SIGNS, behind, broken, firstFitting } from './broken.ts';
import { inMargin } from './comment.ts';
import { shapeOf } from './lineShape.ts';
import type { LineShape } from './lineShape.ts';
import { commentStart, wordsOf } from './words.ts';

const STEP = 2;
const HANGING = 4;
const CONDITIONS = ['if', 'else', 'for', 'while', 'repeat', 'foreach'];

/** Lines of SystemVerilog, none longer than a line may be if it can be cut. Only white space and comments change. */
export function fitted(lines: readonly string[]): string[] {
  if (lines.every(({ length }) => length <= MOST)) return [...lines];
  return inMargin(lines.flatMap((line) => (line.length <= MOST ? line : fittedLine(line))));
}

/** A comment at the end of a line that has no room for it stands above. */
function fittedLine(line: string): string[] {
  const shape = shapeOf(line);
  const code = line.slice(0, commentStart(line)).trimEnd();
  if (code === '') return [line];
  const above = shape.comment === '' ? [] : [' '.repeat(shape.indent) + shape.comment];
  return [...above, ...(code.length <= MOST ? [code] : fittedCode(code))];
}

function fittedCode(code: string): string[] {
  const shape = shapeOf(code);
  const words = wordsOf(code);
  const head = headOf(words, shape);
  if (head === 0) return isTable(shape) ? inRow(code, words, shape) : inPlace(words, shape.indent);
  const body = words.slice(head).join(' ');
  return [...inPlace(words.slice(0, head), shape.indent), ...indented(body, shape.indent + STEP)];
}

const indented = (code: string, indent: number) =>
  indent + code.length <= MOST ? [' '.repeat(indent) + code] : fittedCode(' '.repeat(indent) + code);

const inPlace = (words: readonly string[], indent: number) =>
  broken(words.join(' '), { column: indent, tail: 0, hanging: indent + HANGING });

/** How many words stand before the statement that they lead to: a condition, or the label of a case. */
function headOf(words: readonly string[], { kind }: LineShape): number {
  const isElse = words[0] === 'else' && !CONDITIONS.includes(words[1]!);
  const condition = isElse ? 0 : words.findIndex((word) => word.startsWith('('));
  const end = CONDITIONS.includes(words[0]!) ? condition + 1 : kind === 'item' ? labelEnd(words) : 0;
  return end === words.length || words[end] === 'begin' ? 0 : end;
}

const labelEnd = (words: readonly string[]) => words.findIndex((word) => word.endsWith(':')) + 1;

const isTable = ({ kind }: LineShape) => kind !== 'other' && kind !== 'item';

/** In the columns of its neighbours if its value has room there, otherwise out of them, and at last below its target. */
function inRow(code: string, words: readonly string[], { indent, kind, cells }: LineShape): string[] {
  const compact = ' '.repeat(indent) + words.join(' ');
  const sign = words.findIndex((word, at) => at > 0 && SIGNS.includes(word));
  const value = kind === 'connection' ? cells.at(-1)! : words.slice(sign).join(' ');
  if (sign < 0 && kind !== 'connection') return compact.length <= MOST ? [compact] : inPlace(words, indent);
  const start = compact.slice(0, compact.length - value.length);
  const column = indent + HANGING;
  const below = (hanging?: number) => [
    start.trimEnd(),
    ...broken(value, { column, tail: 0, ...(hanging !== undefined && { hanging }) }),
  ];
  return firstFitting([
    ...(code.endsWith(value)
      ? [() => behind(code.slice(0, code.length - value.length), value, { column: 0, tail: 0 })]
      : []),
    () => behind(start, value, { column: 0, tail: 0 }),
    () => below(),
    () => below(column),
  ]);
}
