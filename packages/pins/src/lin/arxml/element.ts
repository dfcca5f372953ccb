import type { XmlContent, XmlNode } from '@netloom/xml';

/** An element without attributes. */
export function element(name: string, content: XmlContent): XmlNode {
  return { name, content };
}

/** A reference: an element with the kind of its destination. */
export function reference(name: string, destination: string, path: string): XmlNode {
  return { name, attributes: { DEST: destination }, content: path };
}

/** A list element, left out when it would be empty. */
export function list(name: string, items: readonly XmlNode[]): XmlNode | undefined {
  return items.length === 0 ? undefined : { name, content: items };
}
