import { textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';

const MAX_TEXT = 65_536;

/** A text without the indentation of the file; written-out `\n` are line ends. */
export function description(element: XmlElement): string | undefined {
  const text = textOf(element, 'description');
  if (text === undefined) return undefined;
  const lines = text.replaceAll('\\n', '\n').split('\n');
  const plain = lines.map((line) => line.trim()).join('\n');
  return (
    plain
      .replaceAll(/\n{3,}/g, '\n\n')
      .trim()
      .slice(0, MAX_TEXT) || undefined
  );
}
