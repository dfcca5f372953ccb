import type { XmlNode } from '@netloom/xml';

type Child = XmlNode | undefined;

/** An element that holds text; undefined without a text. */
export function leaf(name: string, text: string | number | bigint | undefined): Child {
  return text === undefined || text === '' ? undefined : { name, content: String(text) };
}

/** An element with what it holds. */
export function branch(name: string, content: readonly Child[], derivedFrom?: string): XmlNode {
  return { name, attributes: { derivedFrom }, content };
}
