import { parseText } from '../text/parse.ts';
import { applyEdits, setMember } from '../text/edits.ts';
import type { TextEdit } from '../text/edits.ts';
import { styleOf, writeValue } from '../text/style.ts';
import type { Style } from '../text/style.ts';
import { nodeAt } from '../text/syntax.ts';
import type { ObjectNode, ValueNode, ValuePath } from '../text/syntax.ts';
import type { Drawing } from '../types.ts';

/** A document that can be read: its text, and what it says. */
export interface DrawingText {
  text: string;
  root: ValueNode;
  drawing: Drawing;
}

/** Values by name; undefined takes a member out. */
export type Members = Readonly<Record<string, unknown>>;

/** Changes members of the object at `path`; the rest of its text, with comments, stays. */
export function changeMembers(document: DrawingText, path: ValuePath, members: Members): TextEdit[] {
  const node = nodeAt(document.root, path);
  const style = styleOf(document.text);
  if (node === undefined || node.kind === 'array') return [];
  const before = document.text.slice(node.start, node.end);
  const text =
    node.kind === 'scalar' || node.members.length === 0
      ? writeValue(members, style)
      : changed(before, members, style);
  return text === before ? [] : [{ start: node.start, end: node.end, text }];
}

/** One member after the other: each is placed in the text that the one before left. */
function changed(before: string, members: Members, style: Style): string {
  let text = before;
  for (const [key, value] of Object.entries(members)) {
    const edit = setMember(text, parseText(text) as ObjectNode, key, value, style);
    if (edit !== null) text = applyEdits(text, [edit]);
  }
  return text;
}
