import { Group, Memory, Register, RegisterField, RegisterMap } from '@netloom/model';
import type { RegisterNode } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { RegisterEdit } from './edit.ts';
import { withFields } from './fields.ts';
import { nodeAt, registerAt, withNode } from './place.ts';
import type { NodePath } from './place.ts';
import { unfit } from './unfit.ts';

/** Members to set; undefined removes one. */
export type Members<T> = { [Key in keyof T]?: T[Key] | undefined };

/** Sets members of the map itself: bus, resets, parameters, enumerations, texts. */
export function setMapMembers(map: RegisterMap, members: Members<RegisterMap>): RegisterEdit {
  const next = { ...map, ...members };
  // The children are as before: reading 10,000 of them again would take long, and make new objects of them.
  const parsed = RegisterMap.omit({ children: true }).safeParse(next);
  if (!parsed.success) return refuse(unfit(parsed.error));
  const others = Object.fromEntries(Object.entries(map).filter(([key]) => !(key in members)));
  return { map: { ...defined(parsed.data), ...others } as RegisterMap };
}

export function setNodeMembers(
  map: RegisterMap,
  path: NodePath,
  members: Members<Register> | Members<Memory> | Members<Group>,
): RegisterEdit {
  const node = nodeAt(map, path);
  if (!node) return refuse(say('reg-edit/no-node', {}));
  const draft = { ...node, ...members };
  const schema = { register: Register, memory: Memory, group: Group }[node.kind];
  const shallow = {
    ...draft,
    ...(node.kind === 'group' && { children: [] }),
    ...(node.kind === 'register' && { fields: [] }),
  };
  const parsed = schema.safeParse(shallow);
  if (!parsed.success) return refuse(unfit(parsed.error, node.name));
  const below =
    node.kind === 'group'
      ? { children: node.children }
      : node.kind === 'register'
        ? { fields: node.fields }
        : {};
  const next = { ...defined(parsed.data), ...below } as RegisterNode;
  return { map: withNode(map, path, () => next), at: path };
}

export function setFieldMembers(
  map: RegisterMap,
  path: NodePath,
  index: number,
  members: Members<RegisterField>,
): RegisterEdit {
  const field = registerAt(map, path)?.fields[index];
  if (!field) return refuse(say('reg-edit/no-field', {}));
  const parsed = RegisterField.safeParse({ ...field, ...members });
  if (!parsed.success) return refuse(unfit(parsed.error, field.name));
  const next = defined(parsed.data) as RegisterField;
  return { map: withFields(map, path, (fields) => fields.with(index, next)), at: path };
}

function defined(value: object): object {
  return Object.fromEntries(Object.entries(value).filter(([, member]) => member !== undefined));
}
