export { childOf, childrenOf, rootOf, textOf } from './element.ts';
export type { XmlElement } from './element.ts';
export { parseXml, XmlError } from './parse.ts';
export { escapeText, readableText, writeXml, XmlRenderer } from './write.ts';
export type { RenderedXml, XmlContent, XmlNode } from './write.ts';
