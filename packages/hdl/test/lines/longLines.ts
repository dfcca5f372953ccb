/** The most characters that a line of SystemVerilog may have. */
const MOST = 110;

/** The lines of a text that are too long, counted from 1. */
export function longLines(text: string): { line: number; length: number }[] {
  return text
    .split('\n')
    .map((line, index) => ({ line: index + 1, length: Array.from(line).length }))
    .filter(({ length }) => length > MOST);
}

/** The text with the first two lines that fit in none together as one; undefined if it has no such lines. */
export function withJoinedLines(text: string): string | undefined {
  const lines = text.split('\n');
  const at = lines.findIndex(
    (line, index) => line.length + (lines[index + 1]?.trimStart().length ?? 0) > MOST,
  );
  if (at < 0) return undefined;
  return [...lines.slice(0, at), lines[at]! + lines[at + 1]!.trimStart(), ...lines.slice(at + 2)].join('\n');
}
