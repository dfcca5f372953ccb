import type { Group, Memory, Register, RegisterNode } from '@netloom/model';
import { childrenAt, partnerOf, quantityOf, renameNode, setNodeMembers } from '@netloom/registers';
import type { Members } from '@netloom/registers';
import { useTranslation } from 'react-i18next';
import { addressOf, elaboratedAt, elaborationOf } from '../store/derived.ts';
import { takeEdit } from '../store/history.ts';
import type { OpenMap } from '../store/registerStore.ts';
import { BufferRows } from './BufferRows.tsx';
import { fieldPaths } from './fieldPaths.ts';
import { GateRows } from './GateRows.tsx';
import { optionalQuantity, optionalText } from './optional.ts';
import { SelectRow, SwitchRow, TextRow } from './rows.tsx';
import { bitPaths, registerPaths } from './triggerPaths.ts';

const WIDTHS = ['8', '16', '32', '64', '128', '256'] as const;

/** A register, memory or group: where it lies, how often, and what it is. */
export function NodeProperties({ open, node }: { open: OpenMap; node: RegisterNode }) {
  const { t } = useTranslation('registers');
  const { map, selection } = open;
  const path = selection.node;
  const set = (members: Members<Register> | Members<Memory> | Members<Group>) =>
    takeEdit(setNodeMembers(map, path, members));
  const elaborated = elaboratedAt(map, path);
  const partner = elaborated && partnerOf(elaborated, elaborationOf(map).map);
  const hex = (value: bigint) => `0x${value.toString(16).toUpperCase()}`;
  return (
    <>
      <TextRow name="name" value={node.name} onChange={(name) => takeEdit(renameNode(map, path, name))} />
      <TextRow name="title" value={node.title} onChange={(title) => set({ title: optionalText(title) })} />
      <TextRow name="offset" value={node.offset} onChange={(offset) => set({ offset: quantityOf(offset) })} />
      {elaborated && (
        <p className="nl-reg-fact">
          {t('fact.place', { from: hex(addressOf(elaborated)), size: hex(elaborated.span) })}
        </p>
      )}
      {partner && <p className="nl-reg-fact">{t('fact.shares', { name: partner.name })}</p>}
      <TextRow
        name="copies"
        member="array/count"
        value={node.array?.count.join(', ')}
        otherwise={t('none.copies')}
        onChange={(text) => set({ array: arrayOf(node, text) })}
      />
      {node.array && (
        <TextRow
          name="stride"
          member="array/stride"
          value={node.array.stride}
          otherwise={elaborated && hex(elaborated.stride)}
          onChange={(text) => {
            const stride = optionalQuantity(text);
            set({ array: { count: node.array!.count, ...(stride !== undefined && { stride }) } });
          }}
        />
      )}
      {node.kind === 'group' && (
        <TextRow
          name="size"
          value={node.size}
          otherwise={elaborated && hex(elaborated.size)}
          onChange={(size) => set({ size: optionalQuantity(size) })}
        />
      )}
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
      {node.kind === 'register' && (
        <RegisterRows
          node={node}
          siblings={childrenAt(map, path.slice(0, -1))}
          paths={(text) => fieldPaths(map, text)}
          registers={(text) => registerPaths(map, text).filter((each) => each !== elaborated?.path)}
          bits={(text) => bitPaths(map, text)}
          set={set}
        />
      )}
      <TextRow
        name="description"
        multiline
        value={node.description}
        onChange={(description) => set({ description: optionalText(description) })}
      />
    </>
  );
}

function arrayOf({ array }: RegisterNode, text: string): RegisterNode['array'] {
  const count = text
    .split(/[,\][\s]+/)
    .filter(Boolean)
    .map(quantityOf);
  return count.length === 0 ? undefined : { ...array, count };
}

function MemoryRows({ node, set }: { node: Memory; set: (members: Members<Memory>) => void }) {
  return (
    <>
      <TextRow
        name="entries"
        value={node.entries}
        onChange={(entries) => set({ entries: quantityOf(entries) })}
      />
      <SelectRow
        name="software"
        value={node.software}
        options={['rw', 'r', 'w']}
        onChange={(software) => software && set({ software })}
      />
    </>
  );
}

interface RegisterRowsProps {
  node: Register;
  siblings: readonly RegisterNode[];
  paths: (text: string) => readonly string[];
  registers: (text: string) => readonly string[];
  bits: (text: string) => readonly string[];
  set: (members: Members<Register>) => void;
}

function RegisterRows({ node, siblings, paths, registers, bits, set }: RegisterRowsProps) {
  const { t } = useTranslation('registers');
  const others = siblings.filter((each) => each.kind === 'register' && each !== node);
  return (
    <>
      <SwitchRow name="external" value={node.external} onChange={(external) => set({ external })} />
      <SwitchRow name="shadowed" value={node.shadowed} onChange={(shadowed) => set({ shadowed })} />
      {(['readBuffer', 'writeBuffer'] as const).map((name) => (
        <BufferRows
          key={name}
          name={name}
          buffer={node[name]}
          registers={registers}
          bits={bits}
          onChange={(buffer) => set({ [name]: buffer })}
        />
      ))}
      <TextRow
        name="aliasOf"
        value={node.aliasOf}
        otherwise={t('none.plain')}
        choices={(text) =>
          others.map(({ name }) => name).filter((name) => name.toLowerCase().includes(text.toLowerCase()))
        }
        onChange={(aliasOf) => set({ aliasOf: optionalText(aliasOf) })}
      />
      <GateRows gate={node.gate} paths={paths} onChange={(gate) => set({ gate })} />
    </>
  );
}
