import type { PortText } from './syntax.ts';

/** Bits, or a range as it is written, e.g. `[31:12]`. */
export type Width = number | string;

/** Packed dimension of so many bits; nothing for one. */
export function packedText(width: Width): string {
  if (typeof width === 'string') return width;
  return width === 1 ? '' : `[${width - 1}:0]`;
}

function port(direction: 'input' | 'output', name: string, width: Width, comment?: string): PortText {
  return { name, direction, packed: packedText(width), ...(comment !== undefined && { comment }) };
}

export const input = (name: string, width: Width = 1, comment?: string): PortText =>
  port('input', name, width, comment);

export const output = (name: string, width: Width = 1, comment?: string): PortText =>
  port('output', name, width, comment);

/** Ports below a comment of their own. */
export const portGroup = (title: string, ports: readonly PortText[]): PortText[] =>
  ports.map((each, index) => (index === 0 ? { ...each, group: title } : each));
