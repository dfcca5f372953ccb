import { moveNode } from '@netloom/registers';
import type { Destination } from '@netloom/registers';
import { useState } from 'react';
import type { DragEvent } from 'react';
import { takeNodeEdit } from '../store/history.ts';
import { currentMap } from '../store/registerStore.ts';
import type { Drop } from './TreeLine.tsx';
import { pathOfRow } from './treeRows.ts';
import type { TreeRow } from './treeRows.ts';

export interface Target {
  row: number;
  drop: Drop;
}

/** Dragging a node of the tree to another place. */
export function useTreeDrag(rows: readonly TreeRow[]) {
  const [from, setFrom] = useState<TreeRow>();
  const [target, setTarget] = useState<Target>();

  function onDragStart(event: DragEvent) {
    const row = rowOf(event, rows);
    if (row === undefined) return;
    event.dataTransfer.effectAllowed = 'move';
    event.dataTransfer.setData('text/plain', rows[row]!.node.path);
    setFrom(rows[row]);
  }

  function onDragOver(event: DragEvent) {
    const row = rowOf(event, rows);
    if (row === undefined || from === undefined) return;
    event.preventDefault();
    const drop = dropAt(event, rows[row]!);
    if (target?.row !== row || target.drop !== drop) setTarget({ row, drop });
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    const open = currentMap();
    if (open && from && target) {
      takeNodeEdit(moveNode(open.map, pathOfRow(from), destination(rows, target)));
    }
    end();
  }

  function end() {
    setFrom(undefined);
    setTarget(undefined);
  }

  return { target, handlers: { onDragStart, onDragOver, onDrop, onDragEnd: end } };
}

function rowOf(event: DragEvent, rows: readonly TreeRow[]): number | undefined {
  const line = (event.target as Element).closest<HTMLElement>('[data-row]');
  const row = Number(line?.dataset.row);
  return line && rows[row] ? row : undefined;
}

function dropAt(event: DragEvent, { node }: TreeRow): Drop {
  const line = (event.target as Element).closest<HTMLElement>('[data-row]')!;
  const box = line.getBoundingClientRect();
  const part = (event.clientY - box.top) / box.height;
  if (node.kind === 'group' && part > 0.25 && part < 0.75) return 'inside';
  return part < 0.5 ? 'before' : 'behind';
}

function destination(rows: readonly TreeRow[], { row, drop }: Target): Destination {
  const { node } = rows[row]!;
  const path = pathOfRow(rows[row]!);
  if (drop === 'inside') return { parent: path, before: undefined };
  const parent = path.slice(0, -1);
  if (drop === 'before') return { parent, before: path.at(-1) };
  const next = nextSibling(rows, row, node);
  return { parent, before: next && pathOfRow(next).at(-1) };
}

/** The sibling behind a line, by address. */
export function nextSibling(
  rows: readonly TreeRow[],
  row: number,
  node: TreeRow['node'],
): TreeRow | undefined {
  const { depth } = rows[row]!;
  const next = rows.slice(row + 1).find((each) => each.depth <= depth);
  return next !== undefined && next.node.parent === node.parent && next.depth === depth ? next : undefined;
}
