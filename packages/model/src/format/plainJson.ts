import { MAX_DEPTH } from './json.ts';

/**
 * The value of a text that `parseJson` would read without a word, several times as fast; undefined where it might not. What
 * JSON.parse lets pass in silence, a member that stands twice, is found by counting: the value has fewer than the text.
 */
export function plainJson(text: string): { value: unknown } | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return membersIn(value, 0) === membersWritten(text) ? { value } : undefined;
}

/** NaN, which equals nothing, for what is nested too deep or has a member that none may be called. */
function membersIn(value: unknown, depth: number): number {
  if (depth > MAX_DEPTH) return NaN;
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) {
    for (const item of value) count += membersIn(item, depth + 1);
    return count;
  }
  for (const name of Object.keys(value)) {
    if (name === '__proto__') return NaN;
    count += 1 + membersIn((value as Record<string, unknown>)[name], depth + 1);
  }
  return count;
}

const [QUOTE, COLON, BACKSLASH] = [0x22, 0x3a, 0x5c];

/** Colons outside strings, in a text that is JSON. */
function membersWritten(text: string): number {
  let count = 0;
  let isString = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isString && code === BACKSLASH) at++;
    else if (code === QUOTE) isString = !isString;
    else if (!isString && code === COLON) count++;
  }
  return count;
}
