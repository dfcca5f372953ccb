import { Identifier } from '@netloom/model';
import type { RegisterMap, RegisterNode, Worded } from '@netloom/model';
import { say } from '../wording/sentences.ts';
import { refuse } from './edit.ts';
import type { RegisterEdit } from './edit.ts';
import { childrenAt, nodeAt, registerAt, withNode } from './place.ts';
import type { NodePath } from './place.ts';
import { renameReferences } from './references.ts';
import { rewrite } from './rewrite.ts';

/** Members that hold constant expressions. */
const QUANTITIES = new Set(
  'offset size count stride entries lsb width reset step stepWidth saturate threshold value minimum maximum'.split(
    ' ',
  ),
);

function problemOf(name: string, others: Iterable<string>): Worded | undefined {
  if (!Identifier.safeParse(name).success) return say('reg-edit/name', { name });
  const twin = [...others].find((other) => other.toLowerCase() === name.toLowerCase());
  return twin === undefined ? undefined : say('reg-edit/taken', { name: twin });
}

const namesBeside = (items: readonly { name: string }[], index: number) =>
  items.filter((_, other) => other !== index).map((item) => item.name);

/** Renames a register, memory or group, and with it every gate, enable and alias that names it. */
export function renameNode(map: RegisterMap, path: NodePath, name: string): RegisterEdit {
  const node = nodeAt(map, path);
  if (!node) return refuse(say('reg-edit/no-node', {}));
  const problem = problemOf(name, namesBeside(childrenAt(map, path.slice(0, -1)), path.at(-1)!));
  if (problem !== undefined) return refuse(problem);
  const next = renameReferences(map, node, name);
  return { map: withNode(next, path, (each) => ({ ...each, name })), at: path };
}

export function renameField(map: RegisterMap, path: NodePath, index: number, name: string): RegisterEdit {
  const register = registerAt(map, path);
  const field = register?.fields[index];
  if (!register || !field) return refuse(say('reg-edit/no-field', {}));
  const problem = problemOf(name, namesBeside(register.fields, index));
  if (problem !== undefined) return refuse(problem);
  const next = renameReferences(map, field, name);
  return { map: withNode(next, path, (node) => withFieldName(node, index, name)), at: path };
}

function withFieldName(node: RegisterNode, index: number, name: string): RegisterNode {
  if (node.kind !== 'register') return node;
  return { ...node, fields: node.fields.with(index, { ...node.fields[index]!, name }) };
}

/** Renames a parameter in its declaration and in every expression. */
export function renameParameter(map: RegisterMap, index: number, name: string): RegisterEdit {
  const before = map.parameters[index];
  if (!before) return refuse(say('reg-edit/no-parameter', {}));
  const problem = problemOf(name, namesBeside(map.parameters, index));
  if (problem !== undefined) return refuse(problem);
  const word = new RegExp(`(?<![\\w$'.])${before.name}(?![\\w$])`, 'g');
  const next = rewrite(map, (key, member) =>
    QUANTITIES.has(key) && typeof member === 'string' ? member.replace(word, name) : member,
  );
  return { map: { ...next, parameters: next.parameters.with(index, { ...next.parameters[index]!, name }) } };
}

/** Renames an enumeration where it stands, and in every field that uses it. */
export function renameEnum(map: RegisterMap, before: string, name: string): RegisterEdit {
  const others = Object.keys(map.enums).filter((each) => each !== before);
  const problem = problemOf(name, others);
  if (problem !== undefined) return refuse(problem);
  const children = rewrite(map.children, (key, member) =>
    key === 'enum' && member === before ? name : member,
  );
  const enums = Object.fromEntries(
    Object.entries(map.enums).map(([key, value]) => [key === before ? name : key, value]),
  );
  return { map: { ...map, enums, children } };
}

/** Renames a reset of the map, and in every field that names it. */
export function renameReset(map: RegisterMap, index: number, name: string): RegisterEdit {
  const before = map.resets[index];
  if (!before) return refuse(say('reg-edit/no-reset', {}));
  const problem = problemOf(name, namesBeside(map.resets, index));
  if (problem !== undefined) return refuse(problem);
  const children = rewrite(map.children, (key, member) =>
    key === 'resetBy' && member === before.name ? name : member,
  );
  return { map: { ...map, children, resets: map.resets.with(index, { ...before, name }) } };
}
