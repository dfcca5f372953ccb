import { applyEdits, insertPart, removePart } from '../text/edits.ts';
import type { TextEdit } from '../text/edits.ts';
import { styleOf, writeValue } from '../text/style.ts';
import { nodeAt } from '../text/syntax.ts';
import type { ArrayNode, ValuePath } from '../text/syntax.ts';
import type { Lane } from '../types.ts';
import { changeMembers } from './drawingText.ts';
import type { DrawingText, Members } from './drawingText.ts';

/** Members of the lane at an index. */
export function changeLane(document: DrawingText, index: number, members: Members): TextEdit[] {
  const lane = document.drawing.lanes[index];
  return lane === undefined ? [] : changeMembers(document, lane.path, members);
}

function listOf(document: DrawingText, path: ValuePath): { list: ArrayNode; index: number } | null {
  const list = nodeAt(document.root, path.slice(0, -1));
  const index = path.at(-1);
  return list?.kind === 'array' && typeof index === 'number' ? { list, index } : null;
}

/** Puts lanes behind the one at `after`, in its group; at the end without one. */
export function addLanes(
  document: DrawingText,
  after: number | undefined,
  values: readonly unknown[],
): TextEdit[] {
  const style = styleOf(document.text);
  const lane = after === undefined ? document.drawing.lanes.at(-1) : document.drawing.lanes[after];
  const signal = nodeAt(document.root, ['signal']) as ArrayNode;
  const isInside = after !== undefined && lane !== undefined;
  const place = isInside ? listOf(document, lane.path) : null;
  const list = place?.list ?? signal;
  const index = place === null ? list.items.length : place.index + 1;
  if (list.items.length === 0) {
    const [first, ...others] = values.map((value) => writeValue(value, style));
    return [insertPart(document.text, list, 0, [first, ...others].join(',\n    '))];
  }
  return values.map((value) => insertPart(document.text, list, index, writeValue(value, style)));
}

/** Takes rows (lanes or groups) out; a group that would be left without a lane goes with its last one. */
export function removeRow(document: DrawingText, path: ValuePath): TextEdit[] {
  const place = listOf(document, path);
  if (place === null) return [];
  const lanes = place.list.items.filter(({ kind }) => kind !== 'scalar').length;
  if (path.length > 2 && lanes === 1) return removeRow(document, path.slice(0, -1));
  return [removePart(place.list, place.index)];
}

/** Changes places with the row above (-1) or below (1): into a group that lies there, or out of its own at the end. */
export function moveLane(document: DrawingText, lane: Lane, way: -1 | 1): TextEdit[] {
  const place = listOf(document, lane.path);
  if (place === null) return [];
  const { list, index } = place;
  const neighbour = list.items[index + way];
  const node = list.items[index]!;
  const written = document.text.slice(node.start, node.end);
  if (neighbour?.kind === 'object') {
    const other = document.text.slice(neighbour.start, neighbour.end);
    return [
      { start: neighbour.start, end: neighbour.end, text: written },
      { start: node.start, end: node.end, text: other },
    ];
  }
  const removed = removeRow(document, lane.path);
  if (neighbour?.kind === 'array') {
    const title = neighbour.items[0]?.kind === 'scalar' ? 1 : 0;
    const at = way === 1 ? title : neighbour.items.length;
    return [...removed, insertPart(document.text, neighbour, at, written)];
  }
  const group = listOf(document, lane.path.slice(0, -1));
  if (
    lane.path.length <= 2 ||
    group === null ||
    list.items.filter(({ kind }) => kind === 'object').length === 1
  )
    return [];
  return [
    ...removed,
    insertPart(document.text, group.list, way === 1 ? group.index + 1 : group.index, written),
  ];
}

/** Puts neighbouring lanes of one list into a group. */
export function groupLanes(document: DrawingText, first: number, last: number, name: string): TextEdit[] {
  const { lanes } = document.drawing;
  const [from, to] = [lanes[first], lanes[last]].map((lane) => lane && listOf(document, lane.path));
  if (!from || !to || from.list !== to.list || from.list.items.slice(from.index, to.index + 1).length === 0)
    return [];
  const [start, end] = [from.list.items[from.index]!.start, to.list.items[to.index]!.end];
  const inside = document.text.slice(start, end).replaceAll('\n', '\n  ');
  const title = writeValue(name, styleOf(document.text));
  const lineStart = document.text.lastIndexOf('\n', start - 1) + 1;
  const indent = /^[ \t]*/.exec(document.text.slice(lineStart))?.[0] ?? '';
  return [{ start, end, text: `[${title},\n${indent}  ${inside}\n${indent}]` }];
}

/** Takes a group's brackets away; its lanes stay. */
export function ungroup(document: DrawingText, path: ValuePath): TextEdit[] {
  const node = nodeAt(document.root, path);
  if (node?.kind !== 'array') return [];
  const rows = node.items.filter(({ kind }) => kind !== 'scalar');
  const [first, last] = [rows[0], rows.at(-1)];
  if (first === undefined || last === undefined) return [];
  const inside = document.text.slice(first.start, last.end).replaceAll('\n  ', '\n');
  return [{ start: node.start, end: node.end, text: inside }];
}

export function renameGroup(document: DrawingText, path: ValuePath, name: string): TextEdit[] {
  const node = nodeAt(document.root, path);
  if (node?.kind !== 'array') return [];
  const [title] = node.items;
  const text = writeValue(name, styleOf(document.text));
  if (title?.kind === 'scalar') return [{ start: title.start, end: title.end, text }];
  return [insertPart(document.text, node, 0, text)];
}

/** The text with edits taken over. */
export function edited(document: DrawingText, edits: readonly TextEdit[]): string {
  return applyEdits(document.text, edits);
}
