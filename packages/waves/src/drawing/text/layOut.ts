import { writeValue } from './style.ts';
import type { Style } from './style.ts';

const STYLE: Style = { quotedNames: true, quote: '"' };

/** A value as the text of a new document: JSON, a lane a line. */
export function layOut(drawing: object): string {
  const members = Object.entries(drawing).filter(([, value]) => value !== undefined);
  const lines = members.map(([key, value]) => {
    const isList = key === 'signal' && Array.isArray(value);
    return `  ${JSON.stringify(key)}: ${isList ? rows(value, '  ') : writeValue(value, STYLE)}`;
  });
  return `{\n${lines.join(',\n')}\n}\n`;
}

function rows(list: readonly unknown[], indent: string): string {
  const inside = `${indent}  `;
  const lines = list.map(
    (item) => inside + (Array.isArray(item) ? rows(item, inside) : writeValue(item, STYLE)),
  );
  return list.length === 0 ? '[]' : `[\n${lines.join(',\n')}\n${indent}]`;
}
