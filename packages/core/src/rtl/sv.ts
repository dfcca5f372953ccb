type Part = string | number | false | null | undefined;

/** A line of a template: text and insertions in turn, beginning and ending with text. */
interface Line {
  texts: string[];
  parts: Part[];
}

/**
 * Text of SystemVerilog from a template: the common indentation is removed; a line that holds an insertion alone takes
 * its lines at that indentation, and is dropped when there are none (`false`, `null`, `undefined` or `''`).
 */
export function sv(strings: TemplateStringsArray, ...parts: Part[]): string {
  const lines = linesOf(strings, parts);
  if (isEmpty(lines[0]!)) lines.shift();
  const last = lines.at(-1);
  if (last && isBlank(last)) last.texts = [''];
  const common = Math.min(...lines.filter((line) => !isBlank(line)).map(indentOf));
  return lines.flatMap((line) => filled(line, common)).join('\n');
}

function linesOf(strings: readonly string[], parts: readonly Part[]): Line[] {
  const lines: Line[] = [{ texts: [], parts: [] }];
  strings.forEach((string, index) => {
    if (index > 0) lines.at(-1)!.parts.push(parts[index - 1]);
    string.split('\n').forEach((text, number) => {
      if (number > 0) lines.push({ texts: [], parts: [] });
      lines.at(-1)!.texts.push(text);
    });
  });
  return lines;
}

const isEmpty = ({ texts, parts }: Line) => parts.length === 0 && texts[0] === '';
const isBlank = ({ texts, parts }: Line) => parts.length === 0 && texts[0]!.trim() === '';
const indentOf = ({ texts: [first = ''] }: Line) => first.length - first.trimStart().length;

const textOf = (part: Part) => (part === false || part === null || part === undefined ? '' : String(part));

function filled({ texts: [first = '', ...texts], parts }: Line, common: number): string[] {
  const start = first.slice(common);
  const isAlone = parts.length === 1 && first.trim() === '' && texts[0] === '';
  if (!isAlone) return [start + texts.map((text, index) => textOf(parts[index]) + text).join('')];
  const inserted = textOf(parts[0]);
  if (inserted === '' || inserted === '\n') return [];
  const lines = (inserted.endsWith('\n') ? inserted.slice(0, -1) : inserted).split('\n');
  return lines.map((line) => (line === '' ? '' : start + line));
}
