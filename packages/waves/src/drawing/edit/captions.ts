import type { TextEdit } from '../text/edits.ts';
import { memberOf } from '../text/syntax.ts';
import { changeMembers } from './drawingText.ts';
import type { DrawingText, Members } from './drawingText.ts';

/** Members of an object of the root, which is made when it is not there: head, foot, config, netloom. */
export function changeSection(
  document: DrawingText,
  key: 'head' | 'foot' | 'config' | 'netloom',
  members: Members,
): TextEdit[] {
  const before = memberOf(document.root, key);
  if (before?.kind === 'object' && before.members.length > 0) return changeMembers(document, [key], members);
  const set = Object.entries(members).filter(([, value]) => value !== undefined);
  return set.length === 0 ? [] : changeMembers(document, [], { [key]: Object.fromEntries(set) });
}
