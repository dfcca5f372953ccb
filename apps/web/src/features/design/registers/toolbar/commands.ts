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
import { commandSet, isPossible } from '../../../../commands/command.ts';
import type { Command } from '../../../../commands/command.ts';
import { takeEdit, takeNodeEdit } from '../store/history.ts';
import { currentMap } from '../store/registerStore.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { openDialog, useUi } from '../store/uiStore.ts';

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

function removeChosenField({ map, selection: { node, field } }: OpenMap): void {
  if (field === undefined) return;
  const left = (registerAt(map, node)?.fields.length ?? 0) - 1;
  const next = left > 0 ? Math.min(field, left - 1) : undefined;
  takeEdit(removeFields(map, node, new Set([field])), { node, field: next });
}

interface RegisterCommand extends Command<OpenMap | undefined> {
  id: CommandId;
}

/** An edit of what is open, where it can be edited and `when` holds. */
function edit(
  id: CommandId,
  run: (open: OpenMap) => void,
  { keys, when = () => true }: { keys?: readonly string[]; when?: (open: OpenMap) => boolean } = {},
): RegisterCommand {
  return {
    id,
    ...(keys && { keys }),
    claimsKeys: true,
    when: (open) => open !== undefined && !open.readOnly && when(open),
    run: (open) => open && run(open),
  };
}

const isNode = ({ selection }: OpenMap) => selection.node.length > 0;

/** The edits of tool bar, menus and tree. */
export const registerCommands = commandSet<OpenMap | undefined, RegisterCommand>(
  (id) => `registers:command.${id}`,
  [
    edit('addRegister', (open) => add(open, 'register'), { keys: ['Insert'] }),
    edit('addGroup', (open) => add(open, 'group')),
    edit('addMemory', (open) => add(open, 'memory')),
    edit('addField', addFieldTo, {
      when: ({ map, selection }) => registerAt(map, selection.node) !== undefined,
    }),
    edit('duplicate', ({ map, selection }) => takeNodeEdit(duplicateNode(map, selection.node)), {
      keys: ['Ctrl+D'],
      when: isNode,
    }),
    edit('removeNode', ({ map, selection }) => takeNodeEdit(removeNodes(map, [selection.node])), {
      keys: ['Delete'],
      when: isNode,
    }),
    edit('removeField', removeChosenField, { when: ({ selection }) => selection.field !== undefined }),
  ],
);

/** What needs no map: `Ctrl+K` is the shell's elsewhere. */
export const lookCommands = commandSet<null>(
  (id) => `registers:command.${id}`,
  [
    { id: 'search', keys: ['Ctrl+K'], whileTyping: true, run: () => openDialog('search') },
    { id: 'help', run: () => openDialog('help') },
  ],
);

export function commandOf(id: CommandId): RegisterCommand {
  return registerCommands.byId.get(id)!;
}

/** Does a command with what is open, where it can be done now. */
export function runCommand(id: CommandId): void {
  const open = currentMap();
  if (isPossible(commandOf(id), open)) commandOf(id).run(open);
}
