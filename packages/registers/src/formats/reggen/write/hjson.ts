/** What stands in a file: texts, numbers, lists and objects; undefined members are left out. */
export type HjsonValue =
  | string
  | number
  | boolean
  | readonly HjsonValue[]
  | { readonly [key: string]: HjsonValue | undefined };

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
  const short = oneLine(value, LINE - indent.length - start.length);
  if (short !== undefined && indent.length + start.length + short.length <= LINE) {
    lines.push(indent + start + short);
    return;
  }
  if (typeof value !== 'object') {
    lines.push(indent + start + JSON.stringify(value));
    return;
  }
  const isList = isArray(value);
  const inner = `${indent}  `;
  lines.push(`${indent}${start}${isList ? '[' : '{'}`);
  if (isList) for (const member of value) addLines(member, inner, '', lines);
  else {
    for (const key of Object.keys(value)) {
      const member = value[key];
      if (member !== undefined) addLines(member, inner, `${key}: `, lines);
    }
  }
  lines.push(`${indent}${isList ? ']' : '}'}`);
}

/** Undefined for what certainly is too long: for a line, or for the `room` that is left of it. */
function oneLine(value: HjsonValue, room: number): string | undefined {
  if (typeof value === 'string') return value.length > room ? undefined : JSON.stringify(value);
  if (typeof value !== 'object') return String(value);
  const parts: string[] = [];
  let length = 0;
  const add = (start: string, member: HjsonValue): boolean => {
    const text = oneLine(member, room - length);
    if (text === undefined) return false;
    const part = start + text;
    length += part.length + 2;
    parts.push(part);
    return length <= room && length + 4 <= LINE;
  };
  if (isArray(value)) {
    return value.every((member) => add('', member)) ? `[${parts.join(', ')}]` : undefined;
  }
  for (const key of Object.keys(value)) {
    const member = value[key];
    if (member !== undefined && !add(`${key}: `, member)) return undefined;
  }
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

const isArray = (value: object): value is readonly HjsonValue[] => Array.isArray(value);
