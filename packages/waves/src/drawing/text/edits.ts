import { writeKey, writeValue } from './style.ts';
import type { Style } from './style.ts';
import type { ArrayNode, MemberNode, ObjectNode, TextRange } from './syntax.ts';

/** Replaces a range of the text. */
export interface TextEdit extends TextRange {
  text: string;
}

/** Takes edits over that do not overlap. */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const ordered = edits.toSorted((a, b) => b.start - a.start || b.end - a.end);
  let result = text;
  for (const edit of ordered) result = result.slice(0, edit.start) + edit.text + result.slice(edit.end);
  return result;
}

type Part = TextRange;

function partsOf(node: ArrayNode | ObjectNode): Part[] {
  if (node.kind === 'array') return node.items;
  return node.members.map(({ keyRange, value }) => ({ start: keyRange.start, end: value.end }));
}

/** What stands between two parts: a line break with the indentation of `part`, or a space where it shares its line. */
function separator(text: string, part: Part): string {
  const lineStart = text.lastIndexOf('\n', part.start - 1) + 1;
  const before = text.slice(lineStart, part.start);
  return /^\s*$/.test(before) && lineStart > 0 ? `\n${before}` : ' ';
}

function indentOf(text: string, offset: number): string {
  const lineStart = text.lastIndexOf('\n', offset - 1) + 1;
  return /^[ \t]*/.exec(text.slice(lineStart))?.[0] ?? '';
}

/** Puts `written` before the part at `index`, or behind the last one. */
export function insertPart(
  text: string,
  node: ArrayNode | ObjectNode,
  index: number,
  written: string,
): TextEdit {
  const parts = partsOf(node);
  const next = parts[index];
  if (next !== undefined) {
    return { start: next.start, end: next.start, text: `${written},${separator(text, next)}` };
  }
  const last = parts.at(-1);
  if (last === undefined) {
    const isLines = node.kind === 'array' && text.slice(node.start, node.end).includes('\n');
    const indent = indentOf(text, node.start);
    const inside = isLines
      ? `\n${indent}  ${written}\n${indent}`
      : node.kind === 'object'
        ? ` ${written} `
        : written;
    return { start: node.start + 1, end: node.end - 1, text: inside };
  }
  return { start: last.end, end: last.end, text: `,${separator(text, last)}${written}` };
}

/** Takes the part at `index` out, with the comma that belongs to it. */
export function removePart(node: ArrayNode | ObjectNode, index: number): TextEdit {
  const parts = partsOf(node);
  const part = parts[index]!;
  const next = parts[index + 1];
  const before = parts[index - 1];
  if (next !== undefined) return { start: part.start, end: next.start, text: '' };
  if (before !== undefined) return { start: before.end, end: part.end, text: '' };
  return { start: node.start + 1, end: node.end - 1, text: '' };
}

/** Sets a member, or takes it out when `value` is undefined; null where there is nothing to do. */
export function setMember(
  text: string,
  node: ObjectNode,
  key: string,
  value: unknown,
  style: Style,
): TextEdit | null {
  const index = node.members.findLastIndex((member) => member.key === key);
  const member: MemberNode | undefined = node.members[index];
  if (value === undefined) return member === undefined ? null : removePart(node, index);
  const written = writeValue(value, style);
  if (member !== undefined) return { start: member.value.start, end: member.value.end, text: written };
  return insertPart(text, node, node.members.length, `${writeKey(key, style)}: ${written}`);
}
