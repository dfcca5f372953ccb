import type { RegisterField, RegisterMap, RegisterNode } from '@netloom/model';
import type { Edit, Laws } from '../../model/test/documentLaws.ts';
import { registersKind } from '../src/document/registersKind.ts';
import { randomMap } from './random/map.ts';

type Nodes = readonly RegisterNode[];

/** A copy with the node at a path of names changed; null takes it out. */
export function changeNode(
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

export const registersLaws: Laws<RegisterMap> = {
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
};
