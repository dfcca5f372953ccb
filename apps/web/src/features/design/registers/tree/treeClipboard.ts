import { nodeAt, pasteNodes, readRegisterMap, writeRegisterMap } from '@netloom/registers';
import type { ClipboardEvent } from 'react';
import { takeNodeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';

/** The chosen node as a map of its own. */
export function onTreeCopy(event: ClipboardEvent, { map, selection }: OpenMap) {
  const node = nodeAt(map, selection.node);
  if (!node) return;
  event.clipboardData.setData('text/plain', writeRegisterMap({ ...map, children: [node] }));
  event.preventDefault();
}

/** The nodes of a copied map, into the chosen group or beside the chosen register. */
export function onTreePaste(event: ClipboardEvent, { map, selection, readOnly }: OpenMap) {
  if (readOnly) return;
  const { document } = readRegisterMap(event.clipboardData.getData('text/plain'));
  if (!document) return;
  event.preventDefault();
  const isGroup = nodeAt(map, selection.node)?.kind === 'group' || selection.node.length === 0;
  const parent = isGroup ? selection.node : selection.node.slice(0, -1);
  takeNodeEdit(pasteNodes(map, parent, document.children, isGroup ? undefined : selection.node.at(-1)));
}
