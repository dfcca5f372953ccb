import type { RegisterField, RegisterMap, RegisterNode } from '@netloom/model';
import { expect, it } from 'vitest';
import { holdLaws } from '../../../model/test/documentLaws.ts';
import type { Edit } from '../../../model/test/documentLaws.ts';
import { randomMap } from '../../test/random/map.ts';
import { registersKind } from './registersKind.ts';

type Nodes = readonly RegisterNode[];

/** A copy with the node at a path of names changed; null takes it out. */
function changeNode(
  nodes: Nodes,
  [name, ...below]: readonly string[],
  change: (node: RegisterNode) => RegisterNode | null,
): RegisterNode[] {
  return nodes.flatMap((node) => {
    if (node.name !== name) return [node];
    if (below.length > 0 && node.kind === 'group')
      return [{ ...node, children: changeNode(node.children, below, change) }];
    const changed = change(node);
    return changed === null ? [] : [changed];
  });
}

function pathsOf(nodes: Nodes, above: readonly string[] = []): { path: string[]; node: RegisterNode }[] {
  return nodes.flatMap((node) => {
    const path = [...above, node.name];
    return node.kind === 'group' ? pathsOf(node.children, path) : [{ path, node }];
  });
}

const pointerTo = (path: readonly string[]) => path.map((name) => `/children/${name}`).join('');

function nodeEdit(path: readonly string[], index: number, node: RegisterNode): Edit<RegisterMap> {
  const change = (to: (node: RegisterNode) => RegisterNode | null) => (map: RegisterMap) => ({
    ...map,
    children: changeNode(map.children, path, to),
  });
  const pointer = pointerTo(path);
  const fields = node.kind === 'register' ? node.fields : [];
  if (index % 4 === 0) return { pointer, one: change(() => null) };
  if (index % 4 === 1 || fields.length === 0)
    return {
      pointer,
      one: change((each) => ({ ...each, title: 'One' })),
      other: change((each) => ({ ...each, title: 'Other' })),
    };
  const name = fields[0]!.name;
  const set = (more: Partial<RegisterField>) =>
    change((each) =>
      each.kind === 'register'
        ? {
            ...each,
            fields: each.fields.map((field) => (field.name === name ? { ...field, ...more } : field)),
          }
        : each,
    );
  return { pointer, one: set({ description: 'One' }), other: set({ description: 'Other' }) };
}

const append = (kind: 'register' | 'memory', name: string, offset: number): Edit<RegisterMap> => {
  const add = (at: number) => (map: RegisterMap) => {
    const node = kind === 'memory' ? { kind, name, offset: at, entries: 4 } : { kind, name, offset: at };
    return { ...map, children: [...map.children, node as RegisterNode] };
  };
  return { pointer: `/children/${name}`, one: add(offset), other: add(offset + 64) };
};

holdLaws({
  kind: registersKind,
  rounds: 6,
  draw: (_, seed) => registersKind.read(registersKind.write(randomMap(seed)), 'a').document!,
  edits: (map) => [
    ...pathsOf(map.children).map(({ path, node }, index) => nodeEdit(path, index, node)),
    append('register', 'EXTRA', 0x1000),
    {
      pointer: '/size',
      one: (each) => ({ ...each, size: 0x10000 }),
      other: (each) => ({ ...each, size: 0x20000 }),
    },
    {
      pointer: '/enums/SWITCH',
      one: (each) => ({ ...each, enums: { ...each.enums, SWITCH: { values: [{ name: 'ONE', value: 1 }] } } }),
    },
  ],
});

const base = registersKind.read(
  `{ "netloom": "registers", "version": 1, "name": "x", "children": [
    { "kind": "register", "name": "CTRL", "offset": 0, "fields": [
      { "name": "EN", "lsb": 0 }, { "name": "MODE", "lsb": 1 }, { "name": "GO", "lsb": 2 }] },
    { "kind": "register", "name": "STATUS", "offset": 4, "fields": [{ "name": "BUSY", "lsb": 0 }] }] }`,
  'x',
).document!;
const withFields = (order: readonly string[]): RegisterMap => ({
  ...base,
  children: changeNode(
    base.children,
    ['CTRL'],
    (node) =>
      ({
        ...node,
        ...(node.kind === 'register' && {
          fields: order.map((name) => node.fields.find((field) => field.name === name)!),
        }),
      }) as RegisterNode,
  ),
});

it('tells a change of a field by its path, and another order of fields as one change', () => {
  const moved = withFields(['GO', 'EN', 'MODE']);
  expect(registersKind.diff(base, moved)).toEqual([
    {
      kind: 'reordered',
      pointer: '/children/CTRL/fields',
      subject: 'node',
      name: 'CTRL',
      member: 'fields',
      before: ['EN', 'MODE', 'GO'],
      after: ['GO', 'EN', 'MODE'],
    },
  ]);
  const [change] = registersKind.diff(base, withFields(['EN', 'GO']));
  expect(change).toMatchObject({ kind: 'removed', subject: 'field', name: 'CTRL.MODE' });
});

it('calls two new orders a conflict of the list', () => {
  const [mine, theirs] = [withFields(['GO', 'EN', 'MODE']), withFields(['MODE', 'EN', 'GO'])];
  const { conflicts, document } = registersKind.merge(base, mine, theirs);
  expect(conflicts).toMatchObject([{ pointer: '/children/CTRL/fields', name: 'CTRL', member: 'fields' }]);
  expect(document).toEqual(mine);
  const chosen = registersKind.merge(base, mine, theirs, { '/children/CTRL/fields': 'theirs' });
  expect(chosen).toEqual({ document: theirs, conflicts: [] });
});

it('never mixes a register with the memory that it became', () => {
  const mine = {
    ...base,
    children: changeNode(base.children, ['STATUS'], () => ({
      kind: 'memory' as const,
      name: 'STATUS',
      offset: 4,
      entries: 4,
      software: 'rw' as const,
    })),
  };
  const theirs = {
    ...base,
    children: changeNode(base.children, ['STATUS'], (node) => ({ ...node, fields: [] }) as RegisterNode),
  };
  const { document, conflicts } = registersKind.merge(base, mine, theirs);
  expect(conflicts).toMatchObject([{ pointer: '/children/STATUS', subject: 'node' }]);
  expect(document).toEqual(mine);
});
