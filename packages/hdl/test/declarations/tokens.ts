export interface Token {
  kind: 'word' | 'value' | 'mark';
  text: string;
  /** From 1 on. */
  line: number;
}

/** White space, comments, attributes, and directives with all that belongs to them: names of macros are not the design's. */
const SKIPPED = [
  /\s+/y,
  /\/\/.*/y,
  /\/\*[^]*?\*\//y,
  /\(\*(?!\s*\))[^]*?\*\)/y,
  /`define(?:.*\\\n)*.*/y,
  /`(?:ifn?def|elsif|undef)\s+\w+/y,
  /`(?:timescale|default_nettype|include|pragma|line)\b.*/y,
  /`\w+/y,
];
const KINDS: readonly [Token['kind'], RegExp][] = [
  ['word', /[A-Za-z_][\w$]*|\\\S+/y],
  ['value', /"(?:\\[^]|[^"\\])*"|(?:\d[\d_]*\s*)?'[sS]?[bodhBODH]\s*[\da-fA-FxXzZ?_]+|'[01xXzZ](?!\w)/y],
  ['value', /\d[\d_]*(?:\.\d[\d_]*)?(?:[eE][-+]?\d+)?(?:[munpf]?s\b)?|\$[\w$]+/y],
  ['mark', /::|'\{|[^]/y],
];

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** The tokens of a text without what is skipped; names of system tasks are values. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  for (let at = 0; at < text.length;) {
    let found = '';
    for (const pattern of SKIPPED) found ||= matchAt(pattern, text, at);
    if (found === '') {
      for (const [kind, pattern] of KINDS) {
        found = matchAt(pattern, text, at);
        if (found === '') continue;
        tokens.push({ kind, text: found, line });
        break;
      }
    }
    line += found.split('\n').length - 1;
    at += found.length;
  }
  return tokens;
}
