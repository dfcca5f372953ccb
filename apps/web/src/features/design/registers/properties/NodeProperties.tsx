import type { RegisterNode } from '@netloom/model';
import { renameNode, setNodeMembers } from '@netloom/registers';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { MemoryRows } from './MemoryRows.tsx';
import { PlaceRows } from './PlaceRows.tsx';
import type { NodeMembers } from './PlaceRows.tsx';
import { RegisterRows } from './RegisterRows.tsx';
import { TextRow } from './TextRow.tsx';
import { optionalText } from './optional.ts';
import { SelectRow } from './rows.tsx';

const WIDTHS = ['8', '16', '32', '64', '128', '256'] as const;

/** A register, memory or group: where it lies, how often, and what it is. */
export function NodeProperties({ open, node }: { open: OpenMap; node: RegisterNode }) {
  const { map, selection } = open;
  const path = selection.node;
  const set = (members: NodeMembers) => takeEdit(setNodeMembers(map, path, members));
  return (
    <>
      <TextRow name="name" value={node.name} onChange={(name) => takeEdit(renameNode(map, path, name))} />
      <TextRow name="title" value={node.title} onChange={(title) => set({ title: optionalText(title) })} />
      <PlaceRows map={map} path={path} node={node} set={set} />
      {node.kind !== 'group' && (
        <SelectRow
          name="width"
          plain
          value={node.width === undefined ? undefined : (String(node.width) as (typeof WIDTHS)[number])}
          none={String(map.bus.dataWidth)}
          options={WIDTHS}
          onChange={(width) => set({ width: width === undefined ? undefined : Number(width) })}
        />
      )}
      {node.kind === 'memory' && <MemoryRows node={node} set={set} />}
      {node.kind === 'register' && <RegisterRows map={map} path={path} node={node} set={set} />}
      <TextRow
        name="description"
        multiline
        value={node.description}
        onChange={(description) => set({ description: optionalText(description) })}
      />
    </>
  );
}
