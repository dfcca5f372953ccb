import { aliasTarget, findField } from '@netloom/registers';
import type {
  ElaboratedField,
  ElaboratedMap,
  ElaboratedMemory,
  ElaboratedNode,
  ElaboratedRegister,
} from '@netloom/registers';
import { ones } from './claim.ts';
import { emptyBuffers } from './buffers.ts';
import type { Buffered } from './buffers.ts';
import type { Transfer } from './clock.ts';
import { storageOf } from './storage.ts';
import type { Storage } from './storage.ts';

/** One copy of one field: what it holds. */
export interface Cell {
  field: ElaboratedField;
  register: ElaboratedRegister;
  copy: number;
  /** Begins the names of its ports. */
  port: string;
  storage: Storage;
  value: bigint;
  /** Bits whose value is known: all but those of a field without reset that nobody has written. */
  known: bigint;
  /** A write-once field was written. */
  isTaken: boolean;
  /** `_next` of the clock before, for edges. */
  last: bigint;
}

/** A field as one register copy gives access to it: its own cell, or for an alias that of the target. */
export interface View {
  field: ElaboratedField;
  cell: Cell;
}

export interface RegisterCopy {
  register: ElaboratedRegister;
  copy: number;
  address: bigint;
  /** Begins the names of the register's ports. */
  port: string;
  views: View[];
  /** First writes of the pairs that a shadowed register waits for, by word. */
  staged: Map<bigint, Transfer>;
  /** What its buffers keep. */
  buffered: Buffered;
}

export interface MemoryCopy {
  memory: ElaboratedMemory;
  copy: number;
  address: bigint;
  port: string;
}

export interface Layout {
  registers: RegisterCopy[];
  memories: MemoryCopy[];
}

export function portName(path: string): string {
  return path.toLowerCase().replaceAll('.', '_');
}

/** Every copy of everything. Copies of one node follow each other, the innermost dimension fastest. */
export function layoutOf(map: ElaboratedMap): Layout {
  const layout: Layout = { registers: [], memories: [] };
  const visit = (children: readonly ElaboratedNode[], bases: readonly bigint[]) => {
    for (const node of children) {
      const copies = node.dimensions.reduce((product, each) => product * each, 1);
      const starts = bases.flatMap((base) =>
        Array.from({ length: copies }, (_, copy) => base + node.offset + BigInt(copy) * node.stride),
      );
      if (node.kind === 'group') visit(node.children, starts);
      else starts.forEach((address, copy) => add(layout, node, address, copy));
    }
  };
  visit(map.children, [0n]);
  for (const each of layout.registers) linkAlias(map, layout, each);
  return layout;
}

function add(
  layout: Layout,
  node: ElaboratedRegister | ElaboratedMemory,
  address: bigint,
  copy: number,
): void {
  const port = portName(node.path);
  if (node.kind === 'memory') {
    layout.memories.push({ memory: node, copy, address, port });
    return;
  }
  const isOwner = node.source.aliasOf === undefined;
  const views = isOwner
    ? node.fields.map((field) => ({ field, cell: newCell(node, field, copy, port) }))
    : [];
  layout.registers.push({
    register: node,
    copy,
    address,
    port,
    views,
    staged: new Map(),
    buffered: emptyBuffers(node.width),
  });
}

function newCell(register: ElaboratedRegister, field: ElaboratedField, copy: number, port: string): Cell {
  const cell = { field, register, copy, port: `${port}_${field.name.toLowerCase()}` };
  const storage = storageOf(field.source);
  return { ...cell, storage, value: 0n, known: 0n, ...afterReset(field) };
}

/** What a reset changes; a field without one keeps its value. */
export function afterReset({
  reset,
  width,
}: ElaboratedField): Partial<Cell> & Pick<Cell, 'isTaken' | 'last'> {
  const taken = { isTaken: false, last: 0n };
  return reset === undefined ? taken : { ...taken, value: reset, known: ones(width) };
}

function linkAlias(map: ElaboratedMap, layout: Layout, alias: RegisterCopy): void {
  const target = aliasTarget(map, alias.register);
  if (!target) return;
  const owner = layout.registers.find(({ register, copy }) => register === target && copy === alias.copy);
  for (const field of alias.register.fields) {
    const view = owner?.views.find((each) => each.field.name === field.name);
    if (view) alias.views.push({ field, cell: view.cell });
  }
}

/** The copy of the field that `path` names which belongs to copy `copy` of `from`. */
export function partner(
  map: ElaboratedMap,
  layout: Layout,
  from: ElaboratedRegister,
  copy: number,
  path: string,
): Cell {
  const found = findField(map, from, path);
  if (!found) throw new Error(`there is no field ${path}`);
  const copies = (register: ElaboratedRegister) =>
    layout.registers.filter((each) => each.register === register);
  const own = copies(from).length;
  const theirs = copies(found.register);
  const at = Math.floor(copy / (own / theirs.length));
  return theirs[at]!.views.find(({ field }) => field === found.field)!.cell;
}
