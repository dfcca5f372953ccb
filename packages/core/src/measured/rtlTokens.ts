import { coreRtl } from '../generate.ts';
import type { CoreOptions } from '../options/coreOptions.ts';

/** White space, comments; a string; a word or number; an operator, the longest first (IEEE 1800-2017, annex A.8.6). */
const TOKEN =
  /\s+|\/\/[^\n]*|\/\*[^]*?\*\/|("(?:[^"\\]|\\[^])*"|[\w$]+|<<<=|>>>=|<<<|>>>|<<=|>>=|<->|\|->|\|=>|->>|===|!==|==\?|!=\?|&&&|&&|\|\||\*\*|\+\+|--|[-+*/%&|^]=|<<|>>|<=|>=|==|!=|~&|~\||~\^|\^~|->|=>|\+:|-:|::|##|[^])/g;

/** The text without comments, with a space between any two tokens. */
export function tokenText(text: string): string {
  return Array.from(text.matchAll(TOKEN), ([, token]) => token)
    .filter((token) => token !== undefined)
    .join(' ');
}

/**
 * What figures are measured of: the tokens of a core's modules in compile order, whatever its name. Comments and the
 * layout of the text change no netlist, and so are not in it.
 */
export function rtlTokens(options: CoreOptions): string {
  return coreRtl({ ...options, name: 'core' })
    .map(({ text }) => tokenText(text))
    .join('\n');
}
