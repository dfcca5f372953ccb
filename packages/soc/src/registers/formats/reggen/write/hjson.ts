/** What stands in a file: texts, numbers, lists and objects; undefined members are left out. */
export type HjsonValue =
  string | number | boolean | readonly HjsonValue[] | { readonly [key: string]: HjsonValue | undefined };

/** Longest line that an object or list is put on. */
const LINE = 100;

/** Hjson text: names without quotes, what is short on one line. */
export function writeHjson(value: HjsonValue): string {
  return `${lines(value, '').join('\n')}\n`;
}

function lines(value: HjsonValue, indent: string): string[] {
  const short = oneLine(value);
  if (short !== undefined && indent.length + short.length <= LINE) return [short];
  if (Array.isArray(value)) {
    const items = (value as readonly HjsonValue[]).flatMap((item) => shifted(lines(item, `${indent}  `)));
    return ['[', ...items, ']'];
  }
  if (typeof value !== 'object') return [JSON.stringify(value)];
  const members = Object.entries(value).flatMap(([key, member]) => {
    if (member === undefined) return [];
    const [first = '', ...rest] = lines(member, `${indent}  `);
    return shifted([`${key}: ${first}`, ...rest]);
  });
  return ['{', ...members, '}'];
}

const shifted = (text: readonly string[]) => text.map((line) => `  ${line}`);

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
