import { writeEdge } from '../edgeText.ts';
import { nodesOf } from '../nodes.ts';
import { insertPart, removePart } from '../text/edits.ts';
import type { TextEdit } from '../text/edits.ts';
import { styleOf, writeValue } from '../text/style.ts';
import { memberOf } from '../text/syntax.ts';
import type { Edge } from '../types.ts';
import { changeMembers } from './drawingText.ts';
import type { DrawingText } from './drawingText.ts';
import { changeLane } from './lanes.ts';

/** Names the beginning of a cell, or takes its name away (empty). A name that lies elsewhere moves here. */
export function setNode(document: DrawingText, lane: number, cell: number, name: string): TextEdit[] {
  const taken = name === '' ? undefined : nodesOf(document.drawing).get(name);
  const edits = new Map<number, string>();
  const put = (row: number, at: number, letter: string) => {
    const before = edits.get(row) ?? document.drawing.lanes[row]!.node;
    const padded = before.padEnd(at + 1, '.');
    edits.set(row, (padded.slice(0, at) + letter + padded.slice(at + 1)).replace(/\.+$/, ''));
  };
  if (document.drawing.lanes[lane] === undefined) return [];
  if (taken !== undefined) put(taken.lane, taken.cell, '.');
  put(lane, cell, name === '' ? '.' : name);
  return [...edits].flatMap(([row, node]) =>
    changeLane(document, row, { node: node === '' ? undefined : node }),
  );
}

/** The first letter that no node has. */
export function freeNode({ drawing }: DrawingText): string | undefined {
  const nodes = nodesOf(drawing);
  return [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].find((name) => !nodes.has(name));
}

export function addEdge(document: DrawingText, edge: Omit<Edge, 'index'>): TextEdit[] {
  const list = memberOf(document.root, 'edge');
  const text = writeEdge(edge);
  if (list?.kind !== 'array') return changeMembers(document, [], { edge: [text] });
  return [insertPart(document.text, list, list.items.length, writeValue(text, styleOf(document.text)))];
}

export function changeEdge(document: DrawingText, edge: Edge): TextEdit[] {
  const list = memberOf(document.root, 'edge');
  const item = list?.kind === 'array' ? list.items[edge.index] : undefined;
  if (item === undefined) return [];
  return [{ start: item.start, end: item.end, text: writeValue(writeEdge(edge), styleOf(document.text)) }];
}

export function removeEdge(document: DrawingText, index: number): TextEdit[] {
  const list = memberOf(document.root, 'edge');
  return list?.kind === 'array' && list.items[index] !== undefined ? [removePart(list, index)] : [];
}
