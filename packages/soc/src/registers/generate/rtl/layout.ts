/** Longer lines are broken where they can be. */
const MAX_LENGTH = 110;
const ASSIGNMENT = /^( *)((?:assign )?[a-z_][\w$]*(?:\[[^=]*\])?) (<?=) (.*;)$/i;
const CASE_ENTRY = /^( *)([A-Z_]\w*(?: \+ [^:?=]*)?:) (.* = .*;)$/;

/** Lines with the targets of neighbouring assignments, and neighbouring entries of a case, in columns. */
export function laidOut(lines: readonly string[]): string[] {
  return aligned(aligned(lines, CASE_ENTRY), ASSIGNMENT).flatMap(broken);
}

function aligned(lines: readonly string[], pattern: RegExp): string[] {
  const matches = lines.map((line) => pattern.exec(line));
  const result: string[] = [];
  for (let start = 0; start < lines.length;) {
    const end = endOfRun(matches, start);
    if (end === start) result.push(lines[start++]!);
    else {
      const run = matches.slice(start, end).map((match) => match!);
      const width = run.reduce((widest, match) => Math.max(widest, match[2]!.length), 0);
      result.push(
        ...run.map(([, indent, head, ...rest]) => `${indent}${head!.padEnd(width)} ${rest.join(' ')}`),
      );
      start = end;
    }
  }
  return result;
}

/** End of the neighbours with the same indentation. */
function endOfRun(matches: readonly (RegExpExecArray | null)[], start: number): number {
  let end = start;
  while (end < matches.length && matches[end] && matches[end]![1] === matches[start]![1]) end++;
  return end;
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
  const tokens = expression.split(' ');
  const parts: string[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (depth === 0 && operators.includes(token)) parts.push([]);
    parts.at(-1)!.push(token);
    for (const character of token) {
      if ('([{'.includes(character)) depth++;
      if (')]}'.includes(character)) depth--;
    }
  }
  if (parts.length === 1) return undefined;

  return parts.map((part) => part.join(' '));
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
