/** What stands in a file: texts, numbers, lists and objects; undefined members are left out. */
export type HjsonValue =
  string | number | boolean | readonly HjsonValue[] | { readonly [key: string]: HjsonValue | undefined };

/** Longest line that an object or list is put on. */
const LINE = 100;

/** Hjson text: names without quotes, what is short on one line. */
export function writeHjson(value: HjsonValue): string {
  const lines: string[] = [];
  addLines(value, '', '', lines);
  return `${lines.join('\n')}\n`;
}

/** `start` stands before the value on its first line. */
function addLines(value: HjsonValue, indent: string, start: string, lines: string[]): void {
  const short = oneLine(value);
  if (short !== undefined && indent.length + start.length + short.length <= LINE) {
    lines.push(indent + start + short);
    return;
  }
  if (typeof value !== 'object') {
    lines.push(indent + start + JSON.stringify(value));
    return;
  }
  const isList = Array.isArray(value);
  lines.push(`${indent}${start}${isList ? '[' : '{'}`);
  for (const [key, member] of Object.entries(value) as [string, HjsonValue | undefined][]) {
    if (member !== undefined) addLines(member, `${indent}  `, isList ? '' : `${key}: `, lines);
  }
  lines.push(`${indent}${isList ? ']' : '}'}`);
}

/** Undefined for what certainly is too long. */
function oneLine(value: HjsonValue): string | undefined {
  if (typeof value !== 'object') return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts: string[] = [];
  let length = 4;
  for (const [key, member] of Object.entries(value) as [string, HjsonValue | undefined][]) {
    if (member === undefined) continue;
    const text = oneLine(member);
    if (text === undefined) return undefined;
    const part = isList ? text : `${key}: ${text}`;
    length += part.length + 2;
    if (length > LINE) return undefined;
    parts.push(part);
  }
  if (isList) return `[${parts.join(', ')}]`;
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}
