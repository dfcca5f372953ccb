import { textOf } from '@netloom/xml';
import type { XmlElement } from '@netloom/xml';
import type { Report } from './report.ts';
import { say } from '../../../wording/formats/sentences.ts';

/** What `dim` makes of an element: an array keeps one name, a list has a name for each of its members. */
export interface Copies {
  names: string[];
  array: { count: number; stride: bigint } | undefined;
  /** Bytes, or bits for fields, between the members of a list. */
  increment: bigint;
}

/** More than this are a memory. */
export const MAX_COPIES = 1 << 16;

export function copiesOf(element: XmlElement, report: Report): Copies {
  const name = textOf(element, 'name') ?? '';
  if (name === '') report.error(say('SVD/name', { element: element.name }), element.line);
  const single = { names: [name], array: undefined, increment: 0n };
  const dim = report.number(element, 'dim');
  if (dim === undefined) return single;
  const most = name.endsWith('[%s]') ? Number.MAX_SAFE_INTEGER : MAX_COPIES;
  if (dim < 1n || dim > most) {
    report.error(say('SVD/dim/range', { name, dim: String(dim), most }), element.line);
    return single;
  }
  const increment = report.needed(element, 'dimIncrement');
  const count = Number(dim);
  const index = textOf(element, 'dimIndex');
  if (name.endsWith('[%s]')) {
    if (index !== undefined && index.replaceAll(' ', '') !== `0-${count - 1}`) {
      report.loss(say('SVD/dim/indices', {}), element.line);
    }
    return { names: [name.slice(0, -4)], array: { count, stride: increment }, increment };
  }
  if (!name.includes('%s')) report.error(say('SVD/dim/placeholder', { name }), element.line);
  const indices = index === undefined ? counted(0, count) : indicesOf(index);
  if (indices?.length !== count) {
    report.error(say('SVD/dim/count', { name, index: index?.slice(0, 40) ?? '', count }), element.line);
    return single;
  }
  const names = indices.map((each) => name.replace(/\[%s\]|%s/, each));
  return { names, array: undefined, increment };
}

const counted = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => String(first + index));

/** "0-3", "A-D" or "a,b,c". */
function indicesOf(text: string): string[] | undefined {
  const numbers = /^(\d+)\s*-\s*(\d+)$/.exec(text);
  if (numbers) {
    const [first, last] = [Number(numbers[1]), Number(numbers[2])];
    return last - first < MAX_COPIES ? counted(first, last - first + 1) : undefined;
  }
  const letters = /^([A-Z])\s*-\s*([A-Z])$/.exec(text);
  if (!letters) return text.split(',').map((each) => each.trim());
  const [first, last] = [letters[1]!.charCodeAt(0), letters[2]!.charCodeAt(0)];
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    String.fromCharCode(first + index),
  );
}
