/** What follows a directive without an effect on declarations (22.3, 22.7–22.11, 22.14, E); it is dropped. */
const TIME = String.raw`\s*\d+\s*[munpf]?s`;
const IGNORED: Readonly<Record<string, RegExp>> = {
  timescale: new RegExp(`${TIME}\\s*/${TIME}`, 'y'),
  default_nettype: /\s*\w+/y,
  unconnected_drive: /\s*pull[01]/y,
  begin_keywords: /\s*"[^"\n]*"/y,
  pragma: /[^\n]*/y,
  default_decay_time: /\s*[\w.]+/y,
  default_trireg_strength: /\s*\w+/y,
};
const BARE = new Set([
  ...[
    'celldefine',
    'endcelldefine',
    'resetall',
    'nounconnected_drive',
    'end_keywords',
    'protect',
    'endprotect',
  ],
  ...['delay_mode_distributed', 'delay_mode_path', 'delay_mode_unit', 'delay_mode_zero', 'suppress_faults'],
  ...['nosuppress_faults', 'enable_portfaults', 'disable_portfaults', 'accelerate', 'noaccelerate'],
]);

/** Offset behind an ignored directive whose name ends at `at`; undefined for other words. */
export function skipIgnored(name: string, text: string, at: number): number | undefined {
  if (BARE.has(name)) return at;
  const rest = Object.hasOwn(IGNORED, name) ? IGNORED[name] : undefined;
  if (!rest) return undefined;
  rest.lastIndex = at;
  return rest.test(text) ? rest.lastIndex : at;
}

const ARGUMENT = /[^\S\n]*(\\\S+|[A-Za-z_][\w$]*)/y;

/** The identifier behind a directive such as `ifdef, and the offset behind it. */
export function identifierAt(text: string, at: number): { name: string | undefined; end: number } {
  ARGUMENT.lastIndex = at;
  const name = ARGUMENT.exec(text)?.[1];
  return { name: name?.replace(/^\\/, ''), end: name === undefined ? at : ARGUMENT.lastIndex };
}

/** Offset of the end of the line, which a backslash or an open comment continues. */
export function endOfDefinition(text: string, from: number): number {
  const token = /"(?:[^"\\\n]|\\[^])*"|\/\/[^\n]*|\/\*|\n/g;
  token.lastIndex = from;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '/*') {
      const close = text.indexOf('*/', match.index + 2);
      if (close < 0) return text.length;
      token.lastIndex = close + 2;
    } else if (match[0] === '\n' && !continues(text, match.index)) return match.index;
  }
  return text.length;
}

function continues(text: string, newline: number): boolean {
  const before = text[newline - 1] === '\r' ? newline - 2 : newline - 1;
  return text[before] === '\\';
}
