/** A group of a Liberty file: `cell (INVX1) { area : 16; pin (A) {…} }` has the kind `cell` and the name `INVX1`. */
export interface LibertyGroup {
  kind: string;
  name: string;
  /** Simple and complex attributes as text, without quotes. */
  attributes: Record<string, string>;
  groups: LibertyGroup[];
}

const TOKEN = /\/\*[\s\S]*?\*\/|\/\/[^\n]*|\\\r?\n|\n|"(?:[^"\\]|\\[\s\S])*"|[{}();:,]|[^\s{}();:",\\]+/g;

const plain = (token: string) => (token.startsWith('"') ? token.slice(1, -1) : token);

/** Reads a library's groups and attributes. Lenient, as the tools are: a line may end an attribute without `;`. */
export function readLiberty(text: string): LibertyGroup {
  const root: LibertyGroup = { kind: '', name: '', attributes: {}, groups: [] };
  const open = [root];
  let words: string[] = [];
  let depth = 0;
  let lineEnded = false;
  const endAttribute = () => {
    if (words.length > 1) open.at(-1)!.attributes[words[0]!] = words.slice(1).join(' ');
    words = [];
  };
  for (const [token] of text.matchAll(TOKEN)) {
    if (/^(\/\*|\/\/|\\)/.test(token)) continue;
    if (token === '\n') {
      lineEnded ||= depth === 0;
      continue;
    }
    if (token === '{') {
      const [kind = '', ...name] = words;
      const group: LibertyGroup = { kind, name: name.join(' '), attributes: {}, groups: [] };
      open.at(-1)!.groups.push(group);
      open.push(group);
      words = [];
    } else {
      if (lineEnded || token === ';' || token === '}') endAttribute();
      if (token === '}' && open.length > 1) open.pop();
      if (token === '(') depth += 1;
      if (token === ')') depth -= 1;
      if (!'{}();:,'.includes(token)) words.push(plain(token));
    }
    lineEnded = false;
  }
  return root.groups[0] ?? root;
}

/** The groups of some kinds that lie in a group. */
export const groupsIn = ({ groups }: LibertyGroup, ...kinds: string[]): LibertyGroup[] =>
  groups.filter(({ kind }) => kinds.includes(kind));
