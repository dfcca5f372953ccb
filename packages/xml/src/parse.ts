import { SaxesParser } from 'saxes';
import type { SaxesTagNS } from 'saxes';
import { decodeXml } from './decode.ts';
import type { XmlElement } from './element.ts';

/** Deeper nesting is no description of hardware. */
const MAX_DEPTH = 200;

export class XmlError extends Error {
  readonly line: number;
  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** Reads a document; document types and with them all entities of its own are refused. Throws XmlError. */
export function parseXml(content: Uint8Array | string): XmlElement {
  const parser = new SaxesParser({ xmlns: true, position: true });
  let root: XmlElement | undefined;
  let current: XmlElement | undefined;
  let startLine = 1;
  let depth = 0;
  parser.on('error', (error) => {
    throw new XmlError(error.message.replace(/^\d+:\d+: /, ''), parser.line);
  });
  parser.on('doctype', () => {
    throw new XmlError('a document type (<!DOCTYPE …>) is not read; remove it', parser.line);
  });
  parser.on('opentagstart', () => {
    startLine = parser.line;
  });
  parser.on('opentag', (tag) => {
    if (++depth > MAX_DEPTH) throw new XmlError(`elements nest deeper than ${MAX_DEPTH}`, startLine);
    const element: XmlElement = {
      name: tag.local,
      namespace: tag.uri,
      attributes: attributesOf(tag),
      children: [],
      text: '',
      line: startLine,
      parent: current,
    };
    if (current) current.children.push(element);
    else root = element;
    current = element;
  });
  parser.on('closetag', () => {
    current = current?.parent;
    depth--;
  });
  const addText = (text: string) => {
    if (current && (current.text !== '' || /\S/.test(text))) current.text += text;
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(typeof content === 'string' ? content : decoded(content)).close();
  if (!root) throw new XmlError('the file is empty', 1);
  return root;
}

const NONE: ReadonlyMap<string, string> = new Map();

function attributesOf({ attributes }: SaxesTagNS): ReadonlyMap<string, string> {
  const found = Object.values(attributes).filter(
    ({ local, prefix }) => prefix !== 'xmlns' && local !== 'xmlns',
  );
  return found.length === 0 ? NONE : new Map(found.map(({ local, value }) => [local, value]));
}

function decoded(content: Uint8Array): string {
  try {
    return decodeXml(content);
  } catch (error) {
    throw new XmlError((error as Error).message, 1);
  }
}
