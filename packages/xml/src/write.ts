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
  /** With line feeds, indented as its place in the document wants it. */
  lines: string;
}

/** Text of a document, an element a line, indented by two spaces. */
export function writeXml(root: XmlNode, renderer = new XmlRenderer()): string {
  const lines = ['<?xml version="1.0" encoding="UTF-8"?>\n'];
  renderer.write(root, 0, '\n', lines);
  return lines.join('');
}

/** The tags of elements of one name at one depth. */
interface Tags {
  /** Without its end, so that attributes may follow. */
  opening: string;
  /** Behind a text, and behind elements. */
  closing: string;
  closingLine: string;
}

/** Writes the elements of one document. */
export class XmlRenderer {
  readonly #tags: Map<string, Tags>[] = [];

  /**
   * The element with `depth` elements around it. Line feeds inside texts are indented as the element is: readers take
   * the indentation away from paragraphs.
   */
  rendered(node: XmlNode, depth: number): RenderedXml {
    const lines: string[] = [];
    this.write(node, depth, `\n${'  '.repeat(depth)}`, lines);
    return { lines: lines.join('') };
  }

  /** Puts the element behind `lines`; `lineFeed` takes the place of those inside texts. */
  write({ name, attributes, content }: XmlNode, depth: number, lineFeed: string, lines: string[]): void {
    const { opening, closing, closingLine } = this.#tagsOf(name, depth);
    const head = attributes ? opening + attributesText(attributes) : opening;
    if (content.length === 0) lines.push(head, '/>\n');
    else if (typeof content === 'string') lines.push(head, '>', fed(escapeText(content), lineFeed), closing);
    else {
      lines.push(head, '>\n');
      for (const child of content) {
        if (child === undefined) continue;
        if ('lines' in child) lines.push(child.lines);
        else this.write(child, depth + 1, lineFeed, lines);
      }
      lines.push(closingLine);
    }
  }

  #tagsOf(name: string, depth: number): Tags {
    const known = (this.#tags[depth] ??= new Map());
    let tags = known.get(name);
    if (!tags) {
      const indent = '  '.repeat(depth);
      const closing = `</${name}>\n`;
      tags = { opening: `${indent}<${name}`, closing, closingLine: indent + closing };
      known.set(name, tags);
    }
    return tags;
  }
}

function attributesText(attributes: NonNullable<XmlNode['attributes']>): string {
  let text = '';
  for (const key of Object.keys(attributes)) {
    const value = attributes[key];
    if (value !== undefined) text += ` ${key}="${escapeAttribute(value)}"`;
  }
  return text;
}

function fed(text: string, lineFeed: string): string {
  return lineFeed.length > 1 && text.includes('\n') ? text.replaceAll('\n', lineFeed) : text;
}

/** Text that needs no care. */
const PLAIN = /^[\t\n -%'-;=?-~]*$/;
/** What XML 1.0, 2.2 does not let a document hold. */
const FORBIDDEN = /[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** What a reader takes from an element that this text was written into. */
export function readableText(text: string): string {
  return text.replace(FORBIDDEN, '\ufffd').trim();
}

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
