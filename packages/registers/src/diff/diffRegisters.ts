import type { RegisterMap, Worded } from '@netloom/model';
import { eachNode, elaborate } from '../elaborate/index.ts';
import type { ElaboratedMap, ElaboratedNode, ElaboratedRegister } from '../elaborate/index.ts';
import { bufferSaid } from '../bufferSaid.ts';
import { diffFields } from './diffFields.ts';
import { added, changed, hex, removed } from './registerChange.ts';
import type { RegisterChange } from './registerChange.ts';
import { say } from '../wording/sentences.ts';

const NONE = say('reg-change/none', {});

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
  const compare = (
    what: 'name' | 'module' | 'bus' | 'resets',
    a: unknown,
    b: unknown,
    breaks: RegisterChange['breaks'],
  ) => {
    if (JSON.stringify(a) === JSON.stringify(b)) return;
    const said = say(`reg-change/map-${what}`, { path: now.name, old: text(a), now: text(b) });
    changes.push(changed(now.name, said, breaks));
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
    else if (earlier.value !== value) {
      const said = say('reg-change/default', { path: name, old: earlier.value, now: value });
      changes.push(changed(name, said, 'nothing'));
    }
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
  const tell = (said: Worded, breaks: RegisterChange['breaks']) => changes.push(changed(path, said, breaks));
  if (old.kind !== now.kind) {
    const kinds = {
      old: say(`reg-change/kind-${old.kind}`, {}),
      now: say(`reg-change/kind-${now.kind}`, {}),
    };
    tell(say('reg-change/kind', { path, ...kinds }), 'software');
    return changes;
  }
  if (old.name !== now.name) tell(say('reg-change/renamed', { path, old: old.name }), 'software');
  if (old.offset !== now.offset)
    tell(say('reg-change/moved', { path, old: hex(old.offset), now: hex(now.offset) }), 'software');
  changes.push(...diffExtent(old, now));
  if (old.source.description !== now.source.description)
    tell(say('reg-change/description', { path }), 'nothing');
  if (old.kind === 'register' && now.kind === 'register') changes.push(...diffRegister(old, now));
  return changes;
}

/** How many there are, how far apart, and how large. */
function diffExtent(old: ElaboratedNode, now: ElaboratedNode): RegisterChange[] {
  const { path } = now;
  const changes: RegisterChange[] = [];
  const tell = (said: Worded, breaks: RegisterChange['breaks']) => changes.push(changed(path, said, breaks));
  if (old.dimensions.join() !== now.dimensions.join()) {
    const said = say('reg-change/copies', { path, old: copies(old), now: copies(now) });
    tell(said, fewer(old, now) ? 'software' : 'hardware');
  } else if (now.dimensions.length > 0 && old.stride !== now.stride)
    tell(say('reg-change/stride', { path, old: hex(old.stride), now: hex(now.stride) }), 'software');
  if (old.kind === 'memory' && now.kind === 'memory' && old.entries !== now.entries) {
    const said = say('reg-change/entries', { path, old: String(old.entries), now: String(now.entries) });
    tell(said, now.entries < old.entries ? 'software' : 'hardware');
  }
  if (old.kind !== 'group' && now.kind !== 'group' && old.width !== now.width)
    tell(say('reg-change/width', { path, old: old.width, now: now.width }), 'software');
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
  const { path } = now;
  const changes: RegisterChange[] = [];
  const tell = (said: Worded, breaks: RegisterChange['breaks']) => changes.push(changed(path, said, breaks));
  const [a, b] = [old.source, now.source];
  if (a.external !== b.external)
    tell(say(`reg-change/${b.external ? 'external' : 'not-external'}`, { path }), 'hardware');
  if (a.shadowed !== b.shadowed)
    tell(say(`reg-change/${b.shadowed ? 'shadowed' : 'not-shadowed'}`, { path }), 'software');
  for (const [member, side] of [
    ['readBuffer', 'read'],
    ['writeBuffer', 'write'],
  ] as const) {
    const buffers = { old: bufferSaid(a[member]), now: bufferSaid(b[member]) };
    if (buffers.old.message !== buffers.now.message)
      tell(say(`reg-change/${side}-buffer`, { path, ...buffers }), 'software');
  }
  if (a.aliasOf !== b.aliasOf)
    tell(say('reg-change/alias', { path, old: a.aliasOf ?? NONE, now: b.aliasOf ?? NONE }), 'software');
  if (a.gate?.field !== b.gate?.field || a.gate?.active !== b.gate?.active)
    tell(
      say('reg-change/gate', { path, old: a.gate?.field ?? NONE, now: b.gate?.field ?? NONE }),
      'software',
    );
  return [...changes, ...diffFields(old, now)];
}
