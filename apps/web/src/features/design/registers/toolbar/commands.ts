import {
  addField,
  duplicateNode,
  insertNode,
  nodeAt,
  registerAt,
  removeFields,
  removeNodes,
} from '@netloom/registers';
import type { NodePath } from '@netloom/registers';
import { takeEdit, takeNodeEdit } from '../store/history.ts';
import { currentMap } from '../store/registerStore.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { useUi } from '../store/uiStore.ts';

export type CommandId =
  | 'addRegister'
  | 'addGroup'
  | 'addMemory'
  | 'addField'
  | 'duplicate'
  | 'removeNode'
  | 'removeField';

/** Where a new node goes: into the chosen group, else behind what is chosen. */
function placeFor({ map, selection: { node } }: OpenMap): { parent: NodePath; after: number | undefined } {
  const isGroup = node.length === 0 || nodeAt(map, node)?.kind === 'group';
  return isGroup ? { parent: node, after: undefined } : { parent: node.slice(0, -1), after: node.at(-1) };
}

function add(open: OpenMap, kind: 'register' | 'group' | 'memory'): void {
  const { parent, after } = placeFor(open);
  if (takeNodeEdit(insertNode(open.map, parent, kind, after))) useUi.setState({ mode: 'register' });
}

function addFieldTo({ map, selection: { node } }: OpenMap): void {
  const field = registerAt(map, node)?.fields.length;
  takeEdit(addField(map, node), { node, field });
}

const RUN: Record<CommandId, (open: OpenMap) => void> = {
  addRegister: (open) => add(open, 'register'),
  addGroup: (open) => add(open, 'group'),
  addMemory: (open) => add(open, 'memory'),
  addField: addFieldTo,
  duplicate: ({ map, selection }) => takeNodeEdit(duplicateNode(map, selection.node)),
  removeNode: ({ map, selection }) => takeNodeEdit(removeNodes(map, [selection.node])),
  removeField: ({ map, selection: { node, field } }) => {
    if (field === undefined) return;
    const left = (registerAt(map, node)?.fields.length ?? 0) - 1;
    const next = left > 0 ? Math.min(field, left - 1) : undefined;
    takeEdit(removeFields(map, node, new Set([field])), { node, field: next });
  },
};

/** Whether a command can do something now. */
export function isEnabled(id: CommandId, open: OpenMap | undefined): boolean {
  if (!open || open.readOnly) return false;
  const { map, selection } = open;
  if (id === 'addField') return registerAt(map, selection.node) !== undefined;
  if (id === 'removeField') return selection.field !== undefined;
  if (id === 'duplicate' || id === 'removeNode') return selection.node.length > 0;
  return true;
}

export function runCommand(id: CommandId): void {
  const open = currentMap();
  if (open && isEnabled(id, open)) RUN[id](open);
}
