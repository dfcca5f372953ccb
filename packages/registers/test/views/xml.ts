import { SaxesParser } from 'saxes';

/** An element with its text, as an XML library reads it. */
export interface XmlElement {
  name: string;
  text: string;
  children: XmlElement[];
}

export function xmlOf(text: string): XmlElement {
  const root: XmlElement = { name: '', text: '', children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    const element = { name, text: '', children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('text', (part) => (open.at(-1)!.text += part));
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return root.children[0]!;
}

export function childrenOf(element: XmlElement | undefined, name: string): XmlElement[] {
  return element?.children.filter((child) => child.name === name) ?? [];
}

export function textOf(element: XmlElement, name: string): string | undefined {
  return childrenOf(element, name)[0]?.text.trim();
}
