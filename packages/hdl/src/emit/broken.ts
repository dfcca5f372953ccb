import { longestGroup, wordsOf } from './words.ts';

/** The longest line that is written. */
export const MOST = 110;

/** Choices stay in a line with their conditions if all have room. */
const CHOICES = [':'];
/** Operators from the loosest to the tightest (IEEE 1800-2017, table 11-2). */
const LEVELS: readonly (readonly string[])[] = [
  ['|->', '|=>'],
  CHOICES,
  ['?', ':'],
  ['||'],
  ['&&'],
  ['|'],
  ['^'],
  ['&'],
  ['==', '!=', '===', '!=='],
  ['<', '>', '<=', '>='],
  ['<<', '>>', '>>>'],
  ['+', '-'],
  ['*', '/', '%'],
];
/** What stands between a target and its value. */
export const SIGNS = ['=', '<='];
const OPERATORS = new Set(LEVELS.flat());

/** Where code stands: the column that it begins in, and how much follows its end. */
export interface Place {
  column: number;
  tail: number;
  /** Where what is in brackets may go on below them, if need be. */
  hanging?: number;
}

const fits = (lines: readonly string[]) => lines.every(({ length }) => length <= MOST);

/** The first of some layouts that fits; the last, if none does. */
export function firstFitting(layouts: readonly (() => string[])[]): string[] {
  let lines: string[] = [];
  for (const layout of layouts) {
    lines = layout();
    if (fits(lines)) break;
  }
  return lines;
}

/**
 * Code in lines that fit, as far as it can be cut: at the commas of its outermost level, before the loosest operators
 * there, or within its longest brackets. The first line is indented to its column, too.
 */
export function broken(text: string, place: Place): string[] {
  const { column, tail } = place;
  if (column + text.length + tail <= MOST) return [' '.repeat(column) + text];
  const words = wordsOf(text);
  const [first = '', ...others] = words;
  if (OPERATORS.has(first) && !SIGNS.includes(first) && others.length > 0)
    return behind(`${first} `, others.join(' '), place);
  const items = listOf(words);
  if (items.length > 1) return filled(items, place);
  for (const level of LEVELS) {
    const parts = cutBefore(words, level);
    const isTried = level !== CHOICES || parts?.every(({ length }) => column + length <= MOST);
    if (parts && isTried) return stacked(parts, place);
  }
  return opened(words.join(' '), place);
}

/** Code behind what stands before it in its line. */
export function behind(start: string, text: string, place: Place): string[] {
  const [line = '', ...others] = broken(text, { ...place, column: place.column + start.length });
  return [' '.repeat(place.column) + start + line.trimStart(), ...others];
}

/** A colon is an operator behind a question mark alone. */
function cutBefore(words: readonly string[], operators: readonly string[]): string[] | undefined {
  if (operators.includes(':') && !words.includes('?')) return undefined;
  const parts: string[][] = [[]];
  words.forEach((word, index) => {
    if (index > 0 && operators.includes(word)) parts.push([]);
    parts.at(-1)!.push(word);
  });
  return parts.length === 1 ? undefined : parts.map((part) => part.join(' '));
}

function stacked(parts: readonly string[], place: Place): string[] {
  return parts.flatMap((part, index) =>
    broken(part, { ...place, tail: index === parts.length - 1 ? place.tail : 0 }),
  );
}

/** The items of a list, each with its comma. */
function listOf(words: readonly string[]): string[] {
  const items: string[][] = [[]];
  words.forEach((word, index) => {
    items.at(-1)!.push(word);
    if (word.endsWith(',') && index < words.length - 1) items.push([]);
  });
  return items.map((item) => item.join(' '));
}

/** As many items in a line as fit. */
function filled(items: readonly string[], place: Place): string[] {
  const { column } = place;
  const lines: string[] = [];
  items.forEach((item, index) => {
    const tail = index === items.length - 1 ? place.tail : 0;
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + item.length + tail <= MOST)
      lines[lines.length - 1] = `${last} ${item}`;
    else lines.push(...broken(item, { ...place, column, tail }));
  });
  return lines;
}

/** Cut within the longest brackets: behind the opening one or, where that leaves no room, below the line if it may. */
function opened(text: string, place: Place): string[] {
  const group = longestGroup(text);
  const line = ' '.repeat(place.column) + text;
  if (!group || group.close - group.open < 3) return [line];
  const start = text.slice(0, group.open + 1);
  const [inner, end] = [text.slice(group.open + 1, group.close), text.slice(group.close)];
  const tail = place.tail + end.length;
  const close = (lines: string[]) => [...lines.slice(0, -1), lines.at(-1)! + end];
  const { column, hanging } = place;
  const below = (at: number) => [
    ' '.repeat(column) + start,
    ...close(broken(inner.trim(), { ...place, column: at, tail })),
  ];
  return firstFitting([
    () => close(behind(start, inner, { ...place, tail })),
    ...(hanging === undefined ? [] : [() => below(hanging)]),
  ]);
}
