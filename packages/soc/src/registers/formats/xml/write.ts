/** What stands in an element: text, or elements; what is undefined is left out. */
export type XmlContent = string | readonly (XmlNode | undefined)[];

/** An element to be written; `name` with its prefix. */
export interface XmlNode {
  name: string;
  attributes?: Readonly<Record<string, string | undefined>>;
  content: XmlContent;
}

/** Text of a document, an element a line, indented by two spaces. */
export function writeXml(root: XmlNode): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>'];
  writeNode(root, '', lines);
  return `${lines.join('\n')}\n`;
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
    lines.push(`${indent}<${tag}>`);
    for (const child of content) if (child) writeNode(child, `${indent}  `, lines);
    lines.push(`${indent}</${name}>`);
  }
}

/** What XML 1.0, 2.2 does not let a document hold. */
// eslint-disable-next-line no-control-regex
const FORBIDDEN =
  /[\0-\x08\x0b\x0c\x0e-\x1f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

function escapeText(text: string): string {
  if (!/[<>&\r\0-\x1f\ud800-\udfff\ufffe\uffff]/.test(text)) return text;
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
