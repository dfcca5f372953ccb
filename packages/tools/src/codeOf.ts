const COMMENT_OR_STRING = /\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n]|\\.)*"/g;

/** A Verilog text with comments and strings blanked out; every other character keeps its offset. */
export function codeOf(source: string): string {
  return source.replace(COMMENT_OR_STRING, (text) => text.replace(/[^\n]/g, ' '));
}

/** Line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1;
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1;
  return line;
}
