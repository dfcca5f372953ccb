/** A comment, or a call of $dumpfile (IEEE 1800-2017, 21.7.1.1) with a literal name. */
const COMMENT_OR_DUMP =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|\$dumpfile\s*\(\s*(?:"((?:[^"\\\n]|\\.)*)"|([^)]*))\s*\)/g;

export interface DumpCall {
  /** The literal file name, relative to the simulation's working directory; absent where it is computed. */
  file?: string;
}

/** The first $dumpfile call of a source text, or undefined where it has none. */
export function findDumpFile(source: string): DumpCall | undefined {
  for (const match of source.matchAll(COMMENT_OR_DUMP)) {
    if (match[1] !== undefined) return { file: match[1] };
    if (match[2] !== undefined) return {};
  }
  return undefined;
}
