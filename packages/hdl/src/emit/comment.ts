import { MOST } from './broken.ts';

const COMMENT = /^(\s*\/\/ ?)(\s*)(.*)$/;
const STEP = 2;
/** Comments that tools obey stay as they are. */
const OBEYED = /^(?:verilator|SPDX)\b/;

/**
 * Comments of their own with the words that have no room at the beginning of the next line. An entry of a list, which is
 * indented, goes on in a line of its own: below its last column, or a step to the right.
 */
export function inMargin(lines: readonly string[]): string[] {
  const result: string[] = [];
  let carried = '';
  lines.forEach((line, index) => {
    const [, start = '', indent = '', text = ''] = COMMENT.exec(line) ?? [];
    if (start === '' || OBEYED.test(text)) {
      result.push(line);
      return;
    }
    const all = carried === '' ? text : `${carried} ${text}`;
    const first = start + indent;
    const below = first + ' '.repeat(columnOf(all, indent));
    const cut = cutAtWords(all, first, below);
    carried = cut.length > 1 && goesOn(line, lines[index + 1]) ? cut.pop()!.slice(below.length) : '';
    result.push(...cut);
  });
  return result;
}

/** Where the last column of an indented text begins. */
function columnOf(text: string, indent: string): number {
  if (indent === '') return 0;
  const columns = text.split(/ {2,}/);
  return columns.length > 1 ? text.length - columns.at(-1)!.length : STEP;
}

/** Whether a comment's sentence may go on in the next line. */
function goesOn(line: string, next = ''): boolean {
  const [one, other] = [COMMENT.exec(line)!, COMMENT.exec(next)];
  const isText = other !== null && other[3] !== '' && !OBEYED.test(other[3]!);
  return isText && one[1] === other[1] && one[2] === '' && other[2] === '';
}

function cutAtWords(text: string, first: string, below: string): string[] {
  const lines: string[] = [];
  let line = first;
  for (const word of text.split(/(?<=\S) (?=\S)/)) {
    const isEmpty = line === first || line === below;
    if (!isEmpty && line.length + 1 + word.length > MOST) {
      lines.push(line);
      line = below + word;
    } else line += isEmpty ? word : ` ${word}`;
  }
  return [...lines, line.trimEnd()];
}
