import { KEYWORDS } from '../syntax/keywords.ts';

/** A name as SystemRDL writes it: keywords are escaped (4.3). */
export function identifier(name: string): string {
  return KEYWORDS.has(name) ? `\\${name}` : name;
}

export function identifierPath(names: readonly string[]): string {
  return names.map(identifier).join('.');
}

export function quoted(text: string): string {
  return `"${text.replaceAll(/["\\]/g, '\\$&')}"`;
}

/** Markdown in a `desc`: brackets that would be tags of RDLFormatCode are written out. */
export function description(text: string): string {
  return quoted(text.replaceAll(/\[(?=\/?[a-z]+(?:=[^\]]*)?\]|\*\])/g, '[lb]'));
}

export function indent(lines: readonly string[]): string[] {
  return lines.map((line) => (line === '' ? line : `  ${line}`));
}
