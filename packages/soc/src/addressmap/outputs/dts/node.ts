import { splitVlnv } from '@netloom/model';

/** A node to be written; properties without their semicolon. */
export interface DtsNode {
  label?: string;
  name: string;
  comment?: string;
  properties: string[];
  children: DtsNode[];
}

/** Text of a node; of siblings with one name all but the first get a number. */
export function nodeText(node: DtsNode, indent = ''): string {
  const { label, name, comment, properties, children } = node;
  const inner = `${indent}\t`;
  const used = new Map<string, number>();
  const nodes = children.map((child) => nodeText({ ...child, name: siblingName(child.name, used) }, inner));
  const lines = [
    ...(comment === undefined ? [] : [`${indent}/* ${comment} */`]),
    `${indent}${label === undefined ? '' : `${label}: `}${name} {`,
    ...properties.map((property) => `${inner}${property};`),
  ];
  const blocks = [lines.join('\n'), ...nodes.map((text) => text.trimEnd())];
  return `${blocks.join(nodes.length > 0 ? '\n\n' : '\n')}\n${indent}};\n`;
}

/** Names differ by their unit address; without one, or with the same one, by a number. */
function siblingName(name: string, used: Map<string, number>): string {
  const count = (used.get(name) ?? 0) + 1;
  used.set(name, count);
  if (count === 1) return name;
  const [stem, unit] = name.split('@');
  return unit === undefined ? `${stem}-${count}` : `${stem}-${count}@${unit}`;
}

/** Labels: identifiers of which no two are the same. */
export class Labels {
  readonly #used = new Set<string>();

  take(wanted: string): string {
    let label = wanted;
    for (let count = 2; this.#used.has(label); count++) label = `${wanted}_${count}`;
    this.#used.add(label);
    return label;
  }
}

/** `"netloom,uart-1.0"`: vendor, name and version in the letters that a compatible string has (Specification, 2.3.1). */
export function compatibleText(vlnv: string): string {
  const { vendor, name, version } = splitVlnv(vlnv);
  const part = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z0-9.+_-]+/g, '-')
      .replace(/^[^a-z0-9]+/, '');
  return `"${part(vendor) || 'x'},${part(`${name}-${version}`) || 'x'}"`;
}
