/** Longer lines are broken where they can be. */
const MAX_LENGTH = 110;
/** What stands left of the assignment, and of the statement of a case's entry; both behind any indentation. */
const TARGET = /(?:assign )?[a-z_][\w$]*(?:\[[^=]*\])?(?= <?= .*;$)/iy;
const LABEL = /[A-Z_]\w*(?: \+ [^:?=]*)?:(?= .* = .*;$)/y;

/** Lines with the targets of neighbouring assignments, and neighbouring entries of a case, in columns. */
export function laidOut(lines: readonly string[]): string[] {
  const columns = aligned(aligned(lines, LABEL), TARGET);
  return columns.some(({ length }) => length > MAX_LENGTH) ? columns.flatMap(broken) : columns;
}

/** Neighbours of one indentation that `head` matches get as many spaces behind it as the longest needs. */
function aligned(lines: readonly string[], head: RegExp): string[] {
  const result: string[] = [];
  for (let start = 0; start < lines.length;) {
    const indent = indentOf(lines[start]!);
    const ends: number[] = [];
    for (let next = start; next < lines.length && indentOf(lines[next]!) === indent; next++) {
      head.lastIndex = indent;
      if (!head.test(lines[next]!)) break;
      ends.push(head.lastIndex);
    }
    if (ends.length < 2) result.push(lines[start++]!);
    else {
      const widest = ends.reduce((most, end) => Math.max(most, end), 0);
      for (const end of ends) result.push(widened(lines[start++]!, end, widest));
    }
  }
  return result;
}

function indentOf(line: string): number {
  let indent = 0;
  while (line.charCodeAt(indent) === 32) indent++;
  return indent;
}

function widened(line: string, end: number, column: number): string {
  return end === column ? line : line.slice(0, end).padEnd(column) + line.slice(end);
}

function broken(line: string): string[] {
  if (line.length <= MAX_LENGTH) return [line];
  const [, indent, head, expression] = /^( *)(.*? <?= )(.*);$/.exec(line) ?? [];
  if (expression === undefined) return [line];
  const parts = splitAt(expression, ['?', ':']) ?? splitAt(expression, ['||']) ?? splitAt(expression, ['|']);
  if (!parts) return [line];
  const inner = `${indent}    `;
  return parts.map((part, index) => {
    const end = index === parts.length - 1 ? ';' : '';
    return index === 0 ? `${indent}${head}${part}${end}` : `${inner}${part}${end}`;
  });
}

/** The parts of an expression, each but the first beginning with one of the operators; undefined without any. */
function splitAt(expression: string, operators: readonly string[]): string[] | undefined {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  for (let at = 0, end: number; at < expression.length; at = end + 1) {
    end = wordEnd(expression, at);
    if (depth === 0 && end - at <= 2 && operators.includes(expression.slice(at, end))) {
      parts.push(expression.slice(start, at - 1));
      start = at;
    }
    depth += openBrackets(expression, at, end);
  }
  return start === 0 ? undefined : [...parts, expression.slice(start)];
}

function wordEnd(text: string, from: number): number {
  const end = text.indexOf(' ', from);
  return end < 0 ? text.length : end;
}

/** Brackets opened less those closed. */
function openBrackets(text: string, from: number, to: number): number {
  let open = 0;
  for (let at = from; at < to; at++) {
    if ('([{'.includes(text[at]!)) open++;
    else if (')]}'.includes(text[at]!)) open--;
  }
  return open;
}

/** A long list in braces over several lines. */
export function listed(opening: string, items: readonly string[], closing: string): string {
  const lines = [opening];
  items.forEach((item, index) => {
    const text = index === items.length - 1 ? item + closing : `${item}, `;
    if (lines.at(-1)!.length + text.length > MAX_LENGTH) lines.push('    ');
    lines[lines.length - 1] += text;
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}
