/** An element of an XML document; names without their prefix. */
export interface XmlElement {
  name: string;
  /** Namespace URI, "" without one. */
  namespace: string;
  attributes: ReadonlyMap<string, string>;
  children: XmlElement[];
  /** Character data directly in the element, as written. */
  text: string;
  /** Line of the start tag, from 1; 0 for an element that was made, not read. */
  line: number;
  parent: XmlElement | undefined;
}

export function childOf(element: XmlElement, name: string): XmlElement | undefined {
  return element.children.find((child) => child.name === name);
}

export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** Text of a child without the white space around it; undefined without the child or when it is empty. */
export function textOf(element: XmlElement, name: string): string | undefined {
  const text = childOf(element, name)?.text.trim();
  return text === '' ? undefined : text;
}

export function rootOf(element: XmlElement): XmlElement {
  let root = element;
  while (root.parent) root = root.parent;
  return root;
}
