/** An element of Verilator's XML; text between elements means nothing there. */
export interface XmlElement {
  tag: string;
  attributes: Record<string, string>;
  children: XmlElement[];
}

const TAG = /<(\/?)([A-Za-z_][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>/g;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescape(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (all, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(parseInt(hex as string, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return NAMED[name as string] ?? (all as string);
  });
}

function attributesOf(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE))
    attributes[name] = unescape(double ?? single ?? '');
  return attributes;
}

/** Reads the tree that `verilator --xml-only` writes. @throws an Error where elements do not nest. */
export function readXml(text: string): XmlElement {
  const document: XmlElement = { tag: '', attributes: {}, children: [] };
  const open = [document];
  for (const [, end, tag = '', attributes = '', empty] of text.matchAll(TAG)) {
    const parent = open[open.length - 1]!;
    if (end) {
      if (open.length === 1 || parent.tag !== tag) throw new Error(`XML: </${tag}> closes nothing`);
      open.pop();
      continue;
    }
    const element = { tag, attributes: attributesOf(attributes), children: [] };
    parent.children.push(element);
    if (!empty) open.push(element);
  }
  if (open.length > 1) throw new Error(`XML: <${open[open.length - 1]!.tag}> has no end`);
  return document;
}

/** The first descendant with a tag. */
export function findElement(element: XmlElement, tag: string): XmlElement | undefined {
  for (const child of element.children) {
    const found = child.tag === tag ? child : findElement(child, tag);
    if (found) return found;
  }
  return undefined;
}
