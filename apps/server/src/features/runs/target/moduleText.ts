const COMMENT = /\/\*[\s\S]*?\*\/|\/\/[^\n]*/g;
/** A module without ports: nothing can drive it. */
const BENCH = /^\s*module\s+(\w+)\s*(?:\(\s*\))?\s*;/gm;
const MODULE = /^\s*module\s+(?:automatic\s+|static\s+)?(\w+)/gm;

export function withoutComments(source: string): string {
  return source.replace(COMMENT, ' ');
}

const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** Benches that a source without comments declares. */
export const benchesIn = (text: string) => names(text, BENCH);

/** Modules that a source without comments declares. */
export const modulesIn = (text: string) => names(text, MODULE);
