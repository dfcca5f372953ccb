/** What stands in an element: text, or elements; what is undefined is left out. */
export type XmlContent = string | readonly (XmlNode | RenderedXml | undefined)[];

/** An element to be written; `name` with its prefix. */
export interface XmlNode {
  name: string;
  attributes?: Readonly<Record<string, string | undefined>>;
  content: XmlContent;
}

/** An element that is text already, so that a large document need not be kept as a tree. */
export interface RenderedXml {
  lines: string;
}

/** Text of a document, an element a line, indented by two spaces. */
export function writeXml(root: XmlNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${rendered(root).lines}\n`;
}

export function rendered(node: XmlNode): RenderedXml {
  const lines: string[] = [];
  writeNode(node, '', lines);
  return { lines: lines.join('\n') };
}

function writeNode({ name, attributes = {}, content }: XmlNode, indent: string, lines: string[]): void {
  let tag = name;
  for (const key of Object.keys(attributes)) {
    const value = attributes[key];
    if (value !== undefined) tag += ` ${key}="${escapeAttribute(value)}"`;
  }
  if (content.length === 0) {
    lines.push(`${indent}<${tag}/>`);
  } else if (typeof content === 'string') {
    lines.push(`${indent}<${tag}>${escapeText(content)}</${name}>`);
  } else {
    const inner = `${indent}  `;
    lines.push(`${indent}<${tag}>`);
    for (const child of content) {
      if (child === undefined) continue;
      if ('lines' in child) lines.push(indented(child, inner));
      else writeNode(child, inner, lines);
    }
    lines.push(`${indent}</${name}>`);
  }
}

/** Line feeds inside texts are indented too: readers take the indentation away from paragraphs. */
function indented({ lines }: RenderedXml, indent: string): string {
  return indent + lines.replaceAll('\n', `\n${indent}`);
}

/** Text that needs no care. */
const PLAIN = /^[\t\n -%'-;=?-~]*$/;
/** What XML 1.0, 2.2 does not let a document hold. */
const FORBIDDEN = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** Text as it stands in an element. */
export function escapeText(text: string): string {
  if (PLAIN.test(text)) return text;
  return text
    .replace(FORBIDDEN, '\ufffd')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\r', '&#13;');
}

function escapeAttribute(text: string): string {
  return escapeText(text).replaceAll('"', '&quot;').replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
