import { childOf } from '@netloom/xml';
import type { XmlElement, XmlNode } from '@netloom/xml';
import { isPlain } from '../../elaborate/index.ts';

/** Netloom's own vendor extensions. */
export const EXTENSION_NAMESPACE = 'urn:netloom:registers:1';
const PREFIX = 'netloom';

export type Members = Record<string, unknown>;

/**
 * What the standard's elements do not say: the members of `actual` that differ from `read`, which is what a reader
 * makes of those elements. Members that a reader would add stand in the attribute `absent`.
 */
export function difference(actual: object, read: Members): Members {
  const found: Members = {};
  const absent: string[] = [];
  const members = actual as Members;
  for (const key of Object.keys(members)) {
    if (!isNothing(members[key]) && !isSame(members[key], read[key])) found[key] = members[key];
  }
  for (const key of Object.keys(read)) {
    if (isNothing(members[key]) && !isNothing(read[key])) absent.push(key);
  }
  return absent.length === 0 ? found : { absent: absent.join(' '), ...found };
}

/** The members of `read`, corrected by what an extension says. */
export function corrected(read: Members, extension: Members | undefined): Members {
  if (!extension) return read;
  const { absent, ...members } = extension;
  const result = { ...read, ...members };
  for (const key of typeof absent === 'string' ? absent.split(' ') : []) delete result[key];
  return result;
}

const isNothing = (value: unknown) => value === undefined || (Array.isArray(value) && value.length === 0);

function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a === 'object' && typeof b === 'object' && a !== null && b !== null) {
    const keys = Object.keys(a);
    const isComplete = Object.keys(b).every((key) => isNothing((b as Members)[key]) || Object.hasOwn(a, key));
    return isComplete && keys.every((key) => isSame((a as Members)[key], (b as Members)[key]));
  }
  return isQuantity(a) && isQuantity(b) && isPlain(a) && isPlain(b) && BigInt(a) === BigInt(b);
}

const isQuantity = (value: unknown) => typeof value === 'number' || typeof value === 'string';

/** Members as an element: scalars as attributes, objects as children, lists as repeated children. */
export function encode(name: string, members: Members): XmlNode {
  const attributes: Record<string, string> = {};
  const content: XmlNode[] = [];
  for (const [key, value] of Object.entries(members)) {
    if (value === undefined) continue;
    if (Array.isArray(value)) content.push(...value.map((item) => encodeItem(key, item)));
    else if (typeof value === 'object' && value !== null) content.push(encode(key, value as Members));
    else attributes[key] = scalarText(value);
  }
  return { name: `${PREFIX}:${name}`, attributes, content };
}

function encodeItem(key: string, item: unknown): XmlNode {
  if (typeof item === 'object' && item !== null) return encode(key, item as Members);
  return { name: `${PREFIX}:${key}`, content: scalarText(item) };
}

/** A text that would be read as something else stands in quotes. */
function scalarText(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value);
  return value.startsWith('"') || typeof scalarOf(value) !== 'string' ? JSON.stringify(value) : value;
}

function scalarOf(text: string): string | number | boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  if (/^(?:0|[1-9]\d{0,14})$/.test(text)) return Number(text);
  if (!text.startsWith('"')) return text;
  try {
    return String(JSON.parse(text));
  } catch {
    return text;
  }
}

const LISTS: ReadonlySet<string> = new Set(['count', 'reductions', 'resets', 'values', 'choices']);

/** Reverses `encode`. */
export function decode(element: XmlElement): Members {
  const members: [string, unknown][] = Array.from(element.attributes, ([key, text]) => [key, scalarOf(text)]);
  const lists = new Map<string, unknown[]>();
  for (const child of element.children) {
    const isScalar = child.children.length === 0 && child.attributes.size === 0 && child.text.trim() !== '';
    const value = isScalar ? scalarOf(child.text) : decode(child);
    if (!LISTS.has(child.name)) members.push([child.name, value]);
    else if (lists.has(child.name)) lists.get(child.name)!.push(value);
    else {
      const list = [value];
      lists.set(child.name, list);
      members.push([child.name, list]);
    }
  }
  return Object.fromEntries(members);
}

/** Our extension of an element. */
export function extensionIn(element: XmlElement): Members | undefined {
  const own = childOf(element, 'vendorExtensions')?.children.find(
    ({ namespace }) => namespace === EXTENSION_NAMESPACE,
  );
  return own && decode(own);
}
