import { inColumns } from './columns.ts';
import { fitted } from './fitted.ts';
import { shapeOf } from './lineShape.ts';

const BLOCKS = ['always', 'initial', 'final', 'generate', 'for', 'if', 'function', 'task'];
const CLOSING = ['end', 'join', ')', '}'];
const OPENING = ['begin', '(', '{', 'generate'];

/**
 * The text of modules laid out: neighbours in columns, and one empty line between declarations, assignments and blocks.
 * Tokens and comments stay as they are.
 */
export function tidy(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const columns = inColumns(spaced(lines));
  const broken = fitted(columns);
  // A line that was broken is no neighbour of those before and behind it any more.
  const laidOut = broken.length === columns.length ? broken : inColumns(broken);
  return `${laidOut.join('\n').trimEnd()}\n`;
}

type Item = 'parameter' | 'declaration' | 'assign' | 'block' | 'comment' | 'inner';

/** Directly in a module lines are indented by two. */
const LEVEL = 2;

function itemOf(line: string, inBlock: boolean): Item {
  if (inBlock || !isLevel(line)) return 'inner';
  const { kind, cells, comment } = shapeOf(line);
  if (cells.every((cell) => cell === '') && comment !== '') return 'comment';
  if (kind === 'parameter' || kind === 'declaration' || kind === 'assign') return kind;
  const isBlock = BLOCKS.some((word) => line.trimStart().startsWith(word)) || line.endsWith('(');
  return isBlock ? 'block' : 'inner';
}

/** Lines with one empty line between what is of different kinds, and none behind an opening or before a closing. */
function spaced(lines: readonly string[]): string[] {
  const result: string[] = [];
  let last: Item | undefined;
  let inBlock = false;
  let isHeader = false;
  for (const line of lines) {
    if (line === '') {
      if (result.length > 0 && result.at(-1) !== '' && !opens(result.at(-1)!)) result.push('');
      continue;
    }
    if (closes(line) && result.at(-1) === '') result.pop();
    if (line.startsWith('module ')) [isHeader, last] = [!line.endsWith(';'), undefined];
    const item = isHeader ? 'inner' : itemOf(line, inBlock);
    if (item !== 'inner' && item !== 'comment') {
      if (last !== undefined && (item !== last || item === 'block') && !isSingle(last, item, line))
        part(result);
      last = item;
    }
    if (item === 'block' && !line.endsWith(';')) inBlock = true;
    else if (inBlock && isEnd(line)) inBlock = false;
    result.push(line);
    if (isHeader && line === ');') isHeader = false;
  }
  return result;
}

/** Processes of one line may stand together. */
const isSingle = (last: Item, item: Item, line: string) =>
  last === 'block' && item === 'block' && line.endsWith(';');

const isLevel = (line: string) => line.search(/\S/) === LEVEL;

const isEnd = (line: string) =>
  isLevel(line) && closes(line) && !line.endsWith('(') && !line.endsWith('begin');

const opens = (line: string) => OPENING.some((word) => line.endsWith(word)) || line === ');';
const closes = (line: string) => CLOSING.some((word) => line.trimStart().startsWith(word));

/** An empty line before what comes next, above the comments that belong to it. */
function part(result: string[]): void {
  let at = result.length;
  while (at > 0 && result[at - 1]!.trimStart().startsWith('//')) at -= 1;
  const before = result[at - 1];
  if (before !== undefined && before !== '' && !opens(before)) result.splice(at, 0, '');
}
