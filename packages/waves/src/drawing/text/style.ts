/** How a document writes names and texts. */
export interface Style {
  /** Names stand in quotes, as JSON wants it. */
  quotedNames: boolean;
  quote: '"' | "'";
}

/** The manner of a document, by its first name and its first text. */
export function styleOf(text: string): Style {
  const name = /[{,]\s*(["']?)[\w$]+\1\s*:/.exec(text)?.[1];
  const quotedNames = name !== '';
  return { quotedNames, quote: !quotedNames && /:\s*\[?\s*'/.test(text) ? "'" : '"' };
}

export function writeKey(key: string, { quotedNames }: Style): string {
  if (!quotedNames && /^[A-Za-z_$][\w$]*$/.test(key)) return key;
  return JSON.stringify(key);
}

/** A value on one line. */
export function writeValue(value: unknown, style: Style): string {
  if (typeof value === 'string') return writeString(value, style);
  if (Array.isArray(value)) return `[${value.map((item) => writeValue(item, style)).join(', ')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  const members = Object.entries(value).filter(([, item]) => item !== undefined);
  if (members.length === 0) return '{}';
  const written = members.map(([key, item]) => `${writeKey(key, style)}: ${writeValue(item, style)}`);
  return `{ ${written.join(', ')} }`;
}

function writeString(value: string, { quote }: Style): string {
  const json = JSON.stringify(value);
  if (quote === '"') return json;
  return `'${json.slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
