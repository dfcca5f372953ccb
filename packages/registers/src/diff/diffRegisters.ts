import type { RegisterMap } from '@netloom/model';
import { eachNode, elaborate } from '../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedNode, ElaboratedRegister } from '../elaborate/index.ts';
import { bufferText } from '../bufferText.ts';
import { diffFields } from './diffFields.ts';
import { added, changed, hex, removed } from './registerChange.ts';
import type { RegisterChange } from './registerChange.ts';

/**
 * What changed between two versions of a map, by meaning: how it is written, in what order and by which expressions,
 * makes no difference. A thing of another name at the same place counts as renamed.
 */
export function diffRegisters(before: RegisterMap, after: RegisterMap): RegisterChange[] {
  const [old, now] = [elaborate(before).map, elaborate(after).map];
  return [...diffMap(old, now), ...diffParameters(before, after), ...diffNodes(old, now)];
}

function diffMap(old: ElaboratedMap, now: ElaboratedMap): RegisterChange[] {
  const changes: RegisterChange[] = [];
  const compare = (what: string, a: unknown, b: unknown, breaks: RegisterChange['breaks']) => {
    if (JSON.stringify(a) !== JSON.stringify(b))
      changes.push(changed(now.name, `${what} changed from ${text(a)} to ${text(b)}`, breaks));
  };
  compare('name', old.name, now.name, 'software');
  compare('module', old.module, now.module, 'hardware');
  compare('bus', old.source.bus, now.source.bus, 'hardware');
  compare('resets', old.source.resets, now.source.resets, 'hardware');
  return changes;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function diffParameters(before: RegisterMap, after: RegisterMap): RegisterChange[] {
  const old = new Map(before.parameters.map((each) => [each.name, each]));
  const now = new Map(after.parameters.map((each) => [each.name, each]));
  const changes: RegisterChange[] = [];
  for (const name of old.keys()) if (!now.has(name)) changes.push(removed(name, 'parameter', 'hardware'));
  for (const [name, { value }] of now) {
    const earlier = old.get(name);
    if (!earlier) changes.push(added(name, 'parameter'));
    else if (earlier.value !== value)
      changes.push(changed(name, `default changed from ${earlier.value} to ${value}`, 'nothing'));
  }
  return changes;
}

function diffNodes(oldMap: ElaboratedMap, nowMap: ElaboratedMap): RegisterChange[] {
  const old = byPath(oldMap);
  const now = byPath(nowMap);
  const gone = [...old.values()].filter(({ path }) => !now.has(path));
  const fresh = [...now.values()].filter(({ path }) => !old.has(path));
  const renamed = new Map<ElaboratedNode, ElaboratedNode>();
  for (const node of gone) {
    const successor = fresh.find((each) => isSamePlace(node, each) && !renamed.has(each));
    if (successor) renamed.set(successor, node);
  }
  const outlived = new Set(renamed.values());
  const changes: RegisterChange[] = [];
  for (const node of gone) if (!outlived.has(node)) changes.push(removed(node.path, node.kind, 'software'));
  for (const node of now.values()) {
    const earlier = old.get(node.path) ?? renamed.get(node);
    if (!earlier) changes.push(added(node.path, node.kind));
    else changes.push(...diffNode(earlier, node));
  }
  return changes;
}

function byPath(map: ElaboratedMap): Map<string, ElaboratedNode> {
  return new Map([...eachNode(map)].map((node) => [node.path, node]));
}

/** Same kind, place and extent within the same enclosing group. */
function isSamePlace(a: ElaboratedNode, b: ElaboratedNode): boolean {
  return a.kind === b.kind && a.offset === b.offset && a.span === b.span && a.parent?.path === b.parent?.path;
}

function diffNode(old: ElaboratedNode, now: ElaboratedNode): RegisterChange[] {
  const { path } = now;
  const changes: RegisterChange[] = [];
  const say = (what: string, breaks: RegisterChange['breaks']) => changes.push(changed(path, what, breaks));
  if (old.kind !== now.kind) {
    say(`was a ${old.kind} and is a ${now.kind}`, 'software');
    return changes;
  }
  if (old.name !== now.name) say(`renamed from ${old.name}`, 'software');
  if (old.offset !== now.offset) say(`moved from ${hex(old.offset)} to ${hex(now.offset)}`, 'software');
  if (old.dimensions.join() !== now.dimensions.join())
    say(`copies changed from ${copies(old)} to ${copies(now)}`, fewer(old, now) ? 'software' : 'hardware');
  else if (now.dimensions.length > 0 && old.stride !== now.stride)
    say(`stride changed from ${hex(old.stride)} to ${hex(now.stride)}`, 'software');
  if (old.kind === 'memory' && now.kind === 'memory' && old.entries !== now.entries)
    say(
      `entries changed from ${old.entries} to ${now.entries}`,
      now.entries < old.entries ? 'software' : 'hardware',
    );
  if (old.kind !== 'group' && now.kind !== 'group' && old.width !== now.width)
    say(`width changed from ${old.width} to ${now.width} bits`, 'software');
  if (old.source.description !== now.source.description) say('description changed', 'nothing');
  if (old.kind === 'register' && now.kind === 'register') changes.push(...diffRegister(old, now));
  return changes;
}

function copies({ dimensions }: ElaboratedNode): string {
  return dimensions.length === 0 ? '1' : dimensions.join(' × ');
}

function fewer(old: ElaboratedNode, now: ElaboratedNode): boolean {
  return (
    old.dimensions.length !== now.dimensions.length ||
    old.dimensions.some((count, index) => now.dimensions[index]! < count)
  );
}

function diffRegister(old: ElaboratedRegister, now: ElaboratedRegister): RegisterChange[] {
  const changes: RegisterChange[] = [];
  const say = (what: string, breaks: RegisterChange['breaks']) =>
    changes.push(changed(now.path, what, breaks));
  const [a, b] = [old.source, now.source];
  if (a.external !== b.external) say(b.external ? 'is now external' : 'is no longer external', 'hardware');
  if (a.shadowed !== b.shadowed) say(b.shadowed ? 'is now shadowed' : 'is no longer shadowed', 'software');
  for (const [member, side] of [
    ['readBuffer', 'reads'],
    ['writeBuffer', 'writes'],
  ] as const) {
    const [before, after] = [bufferText(a[member]), bufferText(b[member])];
    if (before !== after) say(`buffer of ${side} changed from ${before} to ${after}`, 'software');
  }
  if (a.aliasOf !== b.aliasOf)
    say(`alias changed from ${a.aliasOf ?? 'none'} to ${b.aliasOf ?? 'none'}`, 'software');
  if (a.gate?.field !== b.gate?.field || a.gate?.active !== b.gate?.active)
    say(`write gate changed from ${a.gate?.field ?? 'none'} to ${b.gate?.field ?? 'none'}`, 'software');
  return [...changes, ...diffFields(old, now)];
}
